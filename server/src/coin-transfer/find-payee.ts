import type { coinTransfer as contract } from '@longmall/contract/coin-transfer.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { refuseTermsDue, termsDue } from '../asset-area/require-agreement.ts'
import { isAreaOpenTo } from '../asset-area/require-area.ts'
import { contactWait } from '../identity/contact-wait.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal, wrongField } from '../kernel/refusal.ts'
import { maskName } from '../kernel/security/mask-name.ts'
import type { Timestamp } from '../kernel/time/clock.ts'
import { grantUse, type Grant } from '../payment/consume-grant.ts'
import { payerBlocker } from './rules.ts'

interface Facts {
  wait_until: Timestamp | null
  terms_due: number | null
  /** Null where there is no such account. */
  nickname: string | null
  is_frozen: boolean | null
  has_grant: boolean
}

export interface Payment {
  grant: Grant
  token: string | undefined
}

/**
 * The masked name of a member who is to be paid; in a command the payee's account is not cancelled before its transaction ends. Refuses
 * `coin_transfer.rm_only`, `coin_transfer.frozen`, `coin_transfer.contact_cooldown` {until}, and the field `payee_id`:
 * `coin_transfer.payee_is_payer`, `coin_transfer.payee_not_found`, `coin_transfer.payee_unavailable`. Of a payment it uses the grant up, and refuses
 * `asset_area.terms_not_agreed` {version}, `payment.grant_required`, `payment.grant_invalid` too. All facts are one statement.
 */
export async function checkPayee(context: Context<MemberActor>, payee_id: number, payment: Payment | null): Promise<string> {
  const { wait_until, terms_due, nickname, is_frozen, has_grant } = await readFacts(context, payee_id, payment)
  const blocker = payerBlocker({ ...context.actor, wait_until })
  if (blocker) throw new Refusal(`coin_transfer.${blocker}`, wait_until === null ? {} : { until: wait_until })
  refuseTermsDue(terms_due)
  if (payee_id === context.actor.member_id) throw wrongField('payee_id', 'coin_transfer.payee_is_payer')
  if (nickname === null) throw wrongField('payee_id', 'coin_transfer.payee_not_found')
  if (is_frozen || !(await isAreaOpenTo(context, payee_id))) throw wrongField('payee_id', 'coin_transfer.payee_unavailable')
  if (payment && !has_grant) throw new Refusal(payment.token ? 'payment.grant_invalid' : 'payment.grant_required')
  return maskName(nickname)
}

async function readFacts(context: Context<MemberActor>, payee_id: number, payment: Payment | null): Promise<Facts> {
  const { db, actor } = context
  const use = payment?.token ? grantUse(context, payment.grant, payment.token) : null
  const { rows } = await sql<Facts>`
    ${use ? sql`with used as (${use} returning 1)` : sql``}
    select ${contactWait(context, actor.member_id)} as wait_until, ${payment ? termsDue(actor.member_id) : sql`null::int`} as terms_due,
      p.nickname, p.is_frozen, ${use ? sql`exists (select from used)` : sql`false`} as has_grant
    from (values (1)) one left join payee_of(${payee_id}) p on true`.execute(db)
  return rows[0]!
}

/** The masked name, before the payment password is requested. Refuses as `checkPayee`; the area is open. */
export async function viewPayee(
  context: Context<MemberActor>,
  { payee_id }: InputOf<typeof contract.payee>,
): Promise<OutputOf<typeof contract.payee>> {
  return { payee_id, name: await checkPayee(context, payee_id, null) }
}
