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
import { payerBlocker } from './rules.ts'

interface Facts {
  wait_until: Timestamp | null
  terms_due: number | null
  /** Null where there is no such account. */
  nickname: string | null
  is_frozen: boolean | null
}

/**
 * The masked name of a member who is to be paid; in a command the payee's account is not cancelled before its transaction ends. Refuses
 * `coin_transfer.rm_only`, `coin_transfer.frozen`, `coin_transfer.contact_cooldown` {until}, and the field `payee_id`:
 * `coin_transfer.payee_is_payer`, `coin_transfer.payee_not_found`, `coin_transfer.payee_unavailable`. `mustAgree`: refuses
 * `asset_area.terms_not_agreed` {version} too.
 */
export async function checkPayee(context: Context<MemberActor>, payee_id: number, { mustAgree }: { mustAgree: boolean }): Promise<string> {
  const { db, actor } = context
  const { rows } = await sql<Facts>`
    select ${contactWait(context, actor.member_id)} as wait_until, ${mustAgree ? termsDue(actor.member_id) : null} as terms_due, p.nickname, p.is_frozen
    from (values (1)) one left join payee_of(${payee_id}) p on true`.execute(db)
  const { wait_until, terms_due, nickname, is_frozen } = rows[0]!
  const blocker = payerBlocker({ ...actor, wait_until })
  if (blocker) throw new Refusal(`coin_transfer.${blocker}`, wait_until === null ? {} : { until: wait_until })
  refuseTermsDue(terms_due)
  if (payee_id === actor.member_id) throw wrongField('payee_id', 'coin_transfer.payee_is_payer')
  if (nickname === null) throw wrongField('payee_id', 'coin_transfer.payee_not_found')
  if (is_frozen || !(await isAreaOpenTo(context, payee_id))) throw wrongField('payee_id', 'coin_transfer.payee_unavailable')
  return maskName(nickname)
}

/** The masked name, before the payment password is asked for. Refuses as `checkPayee`; the area is open. */
export async function viewPayee(
  context: Context<MemberActor>,
  { payee_id }: InputOf<typeof contract.payee>,
): Promise<OutputOf<typeof contract.payee>> {
  return { payee_id, name: await checkPayee(context, payee_id, { mustAgree: false }) }
}
