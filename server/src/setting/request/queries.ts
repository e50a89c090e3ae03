import { sql } from 'kysely'
import type { SettingRequestState } from '@longmall/contract/setting.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { openSettings } from '../../kernel/security/sealed-settings.ts'
import { allSettings } from '../../kernel/settings.ts'
import { checkValue } from '../check-value.ts'
import type { NewValue } from '../write-settings.ts'

export interface RequestRow {
  id: number
  state: SettingRequestState
  reason: string
  language: Language
  requested_by: number
  requested_at: Timestamp
  effective_at: Timestamp | null
  decided_by: number | null
  decided_at: Timestamp | null
  decision: string
  version: number
}

/** The request that waits to change a setting, by its key. */
export async function waitingRequests(db: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; id: number }>`
    select v.key, r.id from setting_request r join setting_request_value v on v.request_id = r.id where r.state = 'waiting'`.execute(db)
  return new Map(rows.map(({ key, id }) => [key, id]))
}

/** A request that waits, its row locked; refuses `setting.request_not_found`, and `setting.request_decided` when it is no longer as shown. */
export async function lockRequest(db: Database, { request_id, version }: { request_id: number; version: number }): Promise<RequestRow> {
  const { rows } = await sql<RequestRow>`select * from setting_request where id = ${request_id} for update`.execute(db)
  const row = rows[0]
  if (!row) throw new Refusal('setting.request_not_found')
  if (row.state !== 'waiting' || row.version !== version) throw new Refusal('setting.request_decided')
  return row
}

export async function keysOf(db: Database, request_id: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select key from setting_request_value where request_id = ${request_id} order by key`.execute(
    db,
  )
  return rows.map(({ key }) => key)
}

/** What a request would write; null when a setting is not declared any more, or a value cannot be read or does not fit. */
export async function valuesOf({ db, site }: Context, request_id: number): Promise<NewValue[] | null> {
  const { rows } = await sql<{ key: string; base_version: number; value: unknown }>`
    select key, base_version, value from setting_request_value where request_id = ${request_id} order by key`.execute(db)
  const values = rows.map(({ key, base_version, value }): NewValue | null => {
    const setting = allSettings().get(key)
    const opened = openSettings(site.keys, { [key]: value })
    if (!setting || !opened.has(key)) return null
    const checked = checkValue(setting, opened.get(key))
    return 'value' in checked ? { setting, value: checked.value, version: base_version } : null
  })
  return values.some((one) => one === null) ? null : (values as NewValue[])
}

/** Ends a request; what it held of secrets is wiped. */
export async function endRequest(
  { db }: Context,
  request_id: number,
  state: Exclude<SettingRequestState, 'waiting'>,
  decided_by: number | null,
  answer = '',
): Promise<number> {
  const secrets = [...allSettings().values()].flatMap(({ key, secret }) => (secret ? [key] : []))
  await sql`update setting_request_value set value = null where request_id = ${request_id} and key = any (${secrets})`.execute(db)
  const { rows } = await sql<{ version: number }>`
    update setting_request set state = ${state}, decided_by = ${decided_by}, decided_at = clock_timestamp(), decision = ${answer},
      version = version + 1 where id = ${request_id} returning version`.execute(db)
  return rows[0]!.version
}
