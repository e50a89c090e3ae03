import type { ServerTranslationKey } from '@longmall/translations/en-us/server/index.ts'
import type { Work } from '@longmall/contract/work.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context, StaffActor } from '../kernel/context.ts'
import { isPermitted } from '../kernel/security/permissions.ts'
import { Refusal } from '../kernel/refusal.ts'
import { translate } from '../kernel/translate.ts'

export interface WorkRow extends Omit<Work, 'failure' | 'file' | 'is_changeable' | 'title'> {
  title: ServerTranslationKey
  permission: string
  failure: ServerTranslationKey | null
  failure_params: Record<string, unknown>
  file_name: string | null
  file_bytes: string | null
  file_key: string | null
  media_type: string | null
}

const columns =
  sql.raw(`w.id as work_id, w.kind, w.title, w.permission, w.state, w.done, w.total, w.is_cancel_requested, w.failure, w.failure_params,
  w.line_count, w.warning_count, w.error_count, w.file_name, w.file_bytes::text, w.file_key, w.media_type, w.staff_id, name_of_staff(w.staff_id) as staff_name,
  w.created_at, w.started_at, w.ended_at`)

/** Works `w` as a statement; `rest` is the condition and all that follows, `cursorColumn` that of a list. */
export const worksSql = (rest: RawBuilder<unknown>, cursorColumn: RawBuilder<unknown> = sql``) => sql<WorkRow>`
    select ${columns}${cursorColumn} from work w where ${rest}`

const viewAll = 'work.view'

/** Which works the caller may see: the own, and those of what the caller may start (`kernel/permissions.ts` in SQL). */
export function visibleTo({ actor }: Context<StaffActor>): RawBuilder<unknown> {
  if (isPermitted(actor.permissions, viewAll)) return sql`true`
  return sql`(w.staff_id = ${actor.staff_id} or exists (select from unnest(${actor.permissions}::text[]) held
    where held = w.permission or (held like '%.*' and starts_with(w.permission, left(held, -1)))))`
}

/** May the caller cancel it, start it again and have its file? */
export const mayChange = ({ actor }: Context<StaffActor>, { staff_id, permission }: Pick<WorkRow, 'staff_id' | 'permission'>): boolean =>
  staff_id === actor.staff_id || isPermitted(actor.permissions, permission)

/** A work that the caller may see; refuses `work.not_found`. */
export async function findWork(context: Context<StaffActor>, work_id: number): Promise<WorkRow> {
  const { rows } = await worksSql(sql`w.id = ${work_id} and ${visibleTo(context)}`).execute(context.db)
  const [row] = rows
  if (!row) throw new Refusal('work.not_found')
  return row
}

/** One that the caller may change, its row locked; refuses `work.not_found`. */
export async function lockWork(context: Context<StaffActor>, work_id: number): Promise<WorkRow> {
  await sql`select from work where id = ${work_id} for update`.execute(context.db)
  const row = await findWork(context, work_id)
  if (!mayChange(context, row)) throw new Refusal('work.not_found')
  return row
}

/** A work as the contract has it. */
export function toWork(context: Context<StaffActor>, row: WorkRow): Work {
  const { permission: _permission, failure_params, file_name, file_bytes, file_key, media_type: _type, title, failure, ...rest } = row
  return {
    ...rest,
    title: translate(context.language, title),
    failure: failure && translate(context.language, failure, failure_params),
    file: file_key && file_name ? { name: file_name, bytes: Number(file_bytes) } : null,
    is_changeable: mayChange(context, row),
  }
}
