import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { setting as contract, SettingRequest } from '@longmall/contract/setting.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { coversAll } from '../../kernel/security/permissions.ts'
import { openSettings } from '../../kernel/security/sealed-settings.ts'
import { allSettings, readSetting } from '../../kernel/settings.ts'
import { namesOfStaff } from '../../staff/people/names-of-staff.ts'
import { hoursUntilApproval } from '../../staff/trust/check-may-approve.ts'
import { readStoredSettings } from '../queries.ts'
import { permissionsFor } from '../rules.ts'
import type { RequestRow } from './queries.ts'

type Row = RequestRow & { list: { key: string; value: unknown }[] }

const order: ListOrder<'requested_at' | 'effective_at'> = {
  id: sql`r.id`,
  defaultSort: '-requested_at',
  sorts: { requested_at: 'id', effective_at: { instant: sql`r.effective_at`, isNullable: true } },
}

/** Requested changes of settings, 20 a page by default, the newest first by default; of secrets only that they would change. */
export async function listRequests(
  context: Context<StaffActor>,
  { state, ...page }: InputOf<typeof contract.list_requests>,
): Promise<OutputOf<typeof contract.list_requests>> {
  const { db, actor } = context
  const { list: rows, next } = await readPage(
    db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<Row>`
    select r.*${cursorColumn}, (select jsonb_agg(jsonb_build_object('key', v.key, 'value', v.value) order by v.key)
      from setting_request_value v where v.request_id = r.id) as list
    from setting_request r where ${after} ${state === undefined ? sql`` : sql`and r.state = ${state}`}
    order by ${by} limit ${limit}`,
  )
  const names = await namesOfStaff(
    db,
    rows.flatMap(({ requested_by, decided_by }) => (decided_by === null ? [requested_by] : [requested_by, decided_by])),
  )
  const isNew = (await hoursUntilApproval(context, actor.staff_id)) > 0
  const current = await presentOf(context, [...new Set(rows.flatMap(({ list }) => list.map(({ key }) => key)))])
  const list = rows.map((row): SettingRequest => {
    const { id, list, language: _, requested_by, decided_by, ...rest } = row
    const is_own = requested_by === actor.staff_id
    const isForbidden = !coversAll(actor.permissions, permissionsFor(list.map(({ key }) => key)))
    return {
      ...rest,
      request_id: id,
      requested_by: names.get(requested_by) ?? '–',
      decided_by: decided_by === null ? null : (names.get(decided_by) ?? '–'),
      list: list.map(({ key, value }) => {
        const is_secret = allSettings().get(key)?.secret ?? true
        return {
          key,
          is_secret,
          value: is_secret ? null : JSON.stringify(value),
          current_value: is_secret ? null : (current.get(key) ?? null),
        }
      }),
      is_own,
      blocker: is_own ? 'own' : isForbidden ? 'permission' : isNew ? 'new' : null,
    }
  })
  return { list, next }
}

async function presentOf({ db, site }: Context, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const stored = openSettings(
    site.keys,
    Object.fromEntries([...(await readStoredSettings(db, keys))].map(([key, { value }]) => [key, value])),
  )
  const known = keys.flatMap((key) => allSettings().get(key) ?? [])
  return new Map(known.map((setting) => [setting.key, JSON.stringify(readSetting(stored, setting))]))
}
