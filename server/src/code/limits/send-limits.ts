import type { CodePurpose } from '@longmall/contract/code.ts'
import { sql, type RawBuilder } from 'kysely'
import { networkOf } from '../../kernel/http/client-address.ts'
import { plus, type Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { tooSoon } from '../live-code.ts'
import { codeSettings as own } from '../settings.ts'
import { isSmsUsedUp, type SharedClass } from './sms-budget.ts'

/**
 * Classes of requesters: `own`, the verified owner of the contact; `entry`, log-in or recovery by name or mobile; `other`, any address.
 * Each class has its own counts, so that strangers cannot use up the owner's.
 */
export type CodeClass = 'own' | SharedClass

const ownPurposes = new Set<CodePurpose>(['payment_password', 'cancel_account', 'contact'])
const entryPurposes = new Set<CodePurpose>(['log_in', 'recover'])

export const classOf = (purpose: CodePurpose, isOwner: boolean): CodeClass => {
  if (isOwner || ownPurposes.has(purpose)) return 'own'
  return entryPurposes.has(purpose) ? 'entry' : 'other'
}

export interface CountedCode {
  kind: 'mail' | 'sms'
  purpose: CodePurpose
  class: CodeClass
  recipient: string
}

const memberOf = ({ actor }: Context) => (actor.kind === 'member' ? actor.member_id : null)

interface Limit {
  condition: RawBuilder<unknown>
  most: number
}

/** Limits of a day on the store clock, and what they count. */
function limitsOfDay(context: Context, code: CountedCode): Limit[] {
  const { setting, address } = context
  const member_id = memberOf(context)
  const toRecipient = sql`lower(recipient) = lower(${code.recipient}) and class = ${code.class}`
  if (code.class === 'own') return [{ condition: toRecipient, most: setting(own.sends_per_day) }]
  if (code.class === 'entry')
    // By network, not in all: otherwise an attacker from many networks could block the owner's log-in.
    return [{ condition: sql`${toRecipient} and network = ${networkOf(address)}`, most: setting(own.third_party_sends_per_day) }]
  const ofPurpose = sql`${toRecipient} and purpose = ${code.purpose}`
  if (member_id === null) return [{ condition: ofPurpose, most: setting(own.third_party_sends_per_day) }]
  const most = setting(own.third_party_sends_per_day)
  return [
    // By member, so that others never keep somebody from binding their own.
    { condition: sql`${ofPurpose} and member_id = ${member_id}`, most },
    { condition: sql`member_id = ${member_id} and class = 'other'`, most },
  ]
}

/**
 * Refuses `code.too_soon` {seconds} when a recipient, member or network had enough, and `code.not_sent` when the hour's SMS are used up.
 * Sends that strangers cause go one after another, so that parallel ones count like others.
 */
export async function checkLimits(context: Context, code: CountedCode): Promise<void> {
  const { db, now, setting, address } = context
  if (code.class !== 'own') await sql`select pg_advisory_xact_lock(hashtext(${`code_request ${code.class}`}))`.execute(db)
  for (const { condition, most } of limitsOfDay(context, code)) {
    const { rows } = await sql<{ count: number; since: Timestamp | null }>`
      select count(*)::int as count, min(requested_at) as since from code_request where ${condition} and requested_at > ${plus(now, { days: -1 })}`.execute(
      db,
    )
    if (rows[0]!.count >= most) throw tooSoon(now, plus(rows[0]!.since ?? now, { days: 1 }))
  }
  if (code.class === 'own') return
  const { rows } = await sql<{ count: number; seconds: number }>`
    select count(*)::int as count, ceil(extract(epoch from min(counted_at) + interval '1 hour' - clock_timestamp()))::int as seconds
    from code_request
    where network = ${networkOf(address)} and class <> 'own' and counted_at > clock_timestamp() - interval '1 hour'`.execute(db)
  if (rows[0]!.count >= setting(own.network_sends_per_hour)) throw new Refusal('code.too_soon', { seconds: Math.max(1, rows[0]!.seconds) })
  if (code.kind === 'sms' && (await isSmsUsedUp(context, code.class))) throw new Refusal('code.not_sent')
}

/** Counts a code that was sent, or answered as if it had been. */
export async function countCode(context: Context, code: CountedCode, is_sent: boolean): Promise<void> {
  const { db, now, address } = context
  await db
    .insertInto('code_request')
    .values({ ...code, network: networkOf(address), member_id: memberOf(context), is_sent, requested_at: now })
    .execute()
}
