import { isDeepStrictEqual } from 'node:util'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { setting as contract } from '@longmall/contract/setting.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { sealSetting } from '../../kernel/security/sealed-settings.ts'
import { holdersOf } from '../../staff/people/holders-of.ts'
import { staffSettings } from '../../staff/settings.ts'
import { permissionsFor } from '../rules.ts'
import { checkFits, type NewValue } from '../write-settings.ts'
import { waitingRequests } from './queries.ts'
import { notifyWaiting } from './notify-operators.ts'

/**
 * Requests a change that a second operator must approve; where there is none, it is made by itself after `staff.approval_wait_hours`.
 * Everybody who may approve it, and the requester, is sent a mail. Refuses as `checkFits`, and `setting.already_waiting` {key}.
 */
export async function requestChange(
  context: Context<StaffActor>,
  values: readonly NewValue[],
  reason: string,
): Promise<OutputOf<typeof contract.change>> {
  const { db, actor, site, language, setting } = context
  await checkFits(context, values)
  const waiting = await waitingRequests(db)
  const taken = values.find(({ setting: { key } }) => waiting.has(key))
  if (taken) throw new Refusal('setting.already_waiting', { key: taken.setting.key })
  const keys = values.map(({ setting: { key } }) => key)
  const others = (await holdersOf(db, permissionsFor(keys))).filter(({ staff_id }) => staff_id !== actor.staff_id)
  const hours = others.length ? null : Math.max(1, setting(staffSettings.approval_wait_hours))
  const { rows } = await sql<{ id: number; effective_at: Timestamp | null }>`
    insert into setting_request (reason, language, requested_by, requested_at, effective_at)
    values (${reason}, ${language}, ${actor.staff_id}, clock_timestamp(), clock_timestamp() + make_interval(hours => ${hours}::int))
    returning id, effective_at`.execute(db)
  const { id: request_id, effective_at } = rows[0]!
  for (const { setting: one, value, version } of values) {
    const stored = one.secret && !isDeepStrictEqual(value, one.default) ? sealSetting(site.keys, one.key, value) : value
    await sql`
      insert into setting_request_value (request_id, key, base_version, value)
      values (${request_id}, ${one.key}, ${version}, ${JSON.stringify(stored)}::jsonb)`.execute(db)
  }
  await audit(context, {
    subject: `setting_request ${request_id}`,
    before: null,
    after: { ...Object.fromEntries(values.map(({ setting: { key }, value }) => [key, value])), ...(reason && { reason }), effective_at },
  })
  await notifyWaiting(context, { values, effective_at })
  return { list: [], waiting: { request_id, effective_at } }
}
