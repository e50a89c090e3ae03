import type { CoinGrantPurpose } from '@longmall/contract/payment.ts'
import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { hashOfToken } from '../kernel/security/session.ts'

/** What a grant allows: `subject` is the payment's id, '', or by `coinSubject`; `amount` in the unit's smallest part. */
export interface Grant {
  purpose: 'payment' | 'longcoin' | 'withdrawal' | CoinGrantPurpose
  subject: string
  amount: bigint
}

/** The subject of a grant for ACC or AAA: the unit, and of a coin transfer the payee. */
export const coinSubject = (unit: PricedUnit, payee_id?: number): string => (payee_id === undefined ? unit : `${unit} ${payee_id}`)

/**
 * Uses a grant up, in the transaction that it allows: for this purpose, subject, amount and session, once. Refuses
 * `payment.grant_required`, `payment.grant_invalid`.
 */
export async function consumeGrant(context: Context<MemberActor>, grant: Grant, token: string | undefined): Promise<void> {
  const { numAffectedRows } = await grantUse(context, grant, token).execute(context.db)
  if (!numAffectedRows) throw new Refusal('payment.grant_invalid')
}

/**
 * SQL that uses a grant up: one row where it does, for `with` of a statement that reads something besides, which saves a round trip. Its
 * caller refuses `payment.grant_invalid` for none. Refuses `payment.grant_required`.
 */
export function grantUse({ actor }: Context<MemberActor>, { purpose, subject, amount }: Grant, token: string | undefined) {
  if (!token) throw new Refusal('payment.grant_required')
  return sql`
    update payment_grant set used_at = clock_timestamp()
    where token_hash = ${hashOfToken(token)} and member_id = ${actor.member_id} and session_hash = ${actor.session_hash}
      and purpose = ${purpose} and subject = ${subject} and amount = ${amount} and used_at is null and expires_at > clock_timestamp()`
}
