import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { claimableUntil } from '../rules.ts'
import type { ActiveRule } from './active-rules.ts'

/** Recipient and cause of a rule's gift: granted once for each key. */
export interface Recipient {
  member_id: number
  key: string
}

/**
 * Grants a rule's gift to each of these members who has not had it for the same cause, within its total, by ascending id. The rule's row
 * is locked, so that its count is never exceeded. Returns how many were granted.
 */
export async function giveByRule(context: Context, rule: ActiveRule, recipients: readonly Recipient[]): Promise<number> {
  if (recipients.length === 0) return 0
  const { db, now, setting } = context
  const { rule_id, trigger, sku_id, quantity, days } = rule
  const locked = await sql<{
    remaining: number | null
  }>`select total - granted as remaining from gift_rule where id = ${rule_id} for update`.execute(db)
  const left = locked.rows[0]?.remaining ?? null
  const valid_until = claimableUntil(setting(zoneSettings.time_zone), now, days)
  const members = recipients.map(({ member_id }) => member_id)
  const keys = recipients.map(({ key }) => key)
  const { numAffectedRows } = await sql`
    insert into member_gift (member_id, sku_id, quantity, reason, grant_key, rule_id, valid_until, granted_at)
    select r.member_id, ${sku_id}, ${quantity}, ${trigger}, r.key, ${rule_id}, ${valid_until}, ${now}
    from unnest(${members}::int[], ${keys}::text[]) r (member_id, key)
    where not exists (select from member_gift g where g.grant_key = r.key)
    order by r.member_id ${left === null ? sql`` : sql`limit ${left}`}
    on conflict (grant_key) do nothing`.execute(db)
  const given = Number(numAffectedRows ?? 0n)
  if (given > 0) await sql`update gift_rule set granted = granted + ${given} where id = ${rule_id}`.execute(db)
  return given
}
