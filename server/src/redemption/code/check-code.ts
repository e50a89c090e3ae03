import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { redemption as contract } from '@longmall/contract/redemption.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { namesOfMembers } from '../../member/profile/names-of-members.ts'
import type { Desk } from '../../store/desks.ts'
import { clerkDesks } from '../clerk-desks.ts'
import { historyOf } from '../records/list-redemptions.ts'
import { fingerprintOf } from '../rules.ts'
import { checkRedeemable } from './check-redeemable.ts'
import { signCheck } from './check-token.ts'
import { countAttempt } from './count-attempts.ts'
import { type Found, findByCode } from './find-by-code.ts'

type Output = OutputOf<typeof contract.check>

/**
 * What a code hands over, before it is (R-28); the code is not used up. Wrong and changed codes are counted for the clerk. Refuses
 * `redemption.not_clerk`, `call.too_many`, and which of the codes' refusals it is.
 */
export async function checkCode(context: Context<MemberActor>, { desk_code }: InputOf<typeof contract.check>): Promise<Output> {
  const desks = await clerkDesks(context)
  const reverseAttempt = await countAttempt(context)
  const found = await findByCode(context, desk_code)
  if (!found) throw new Refusal('redemption.code_unknown')
  if (!found.isCurrent) throw new Refusal('redemption.code_expired')
  await reverseAttempt()
  await checkRedeemable(context, found, desks)
  return show(context, found, desks)
}

async function show(context: Context<MemberActor>, found: Found, desks: readonly Desk[]): Promise<Output> {
  const subject = subjectOf(found)
  const member = (await namesOfMembers(context.db, [subject.member_id])).get(subject.member_id)
  const lines = linesOf(found)
  const { actor, site } = context
  return {
    kind: found.kind,
    subject_no: subject.subject_no,
    branches: found.kind === 'order' ? desks.filter(({ branch_id }) => branch_id === found.order.pickup_store) : [...desks],
    member_name: member?.nickname ?? '',
    remark: found.kind === 'order' ? found.order.remark : '',
    lines,
    coins: found.kind === 'coin_withdrawal' ? showCoins(found.coins) : null,
    history: await historyOf(context, found.kind, subject.subject_no),
    check_token: signCheck(site.keys.sign, actor.member_id, {
      kind: found.kind,
      subject_id: subject.subject_id,
      step: found.kind === 'order' ? found.step : 0,
      fingerprint: fingerprintOf(lines),
    }),
  }
}

function subjectOf(found: Found): { subject_id: number; subject_no: string; member_id: number } {
  if (found.kind === 'coin_withdrawal') {
    const { coin_withdrawal_id, coin_withdrawal_no, member_id } = found.coins
    return { subject_id: coin_withdrawal_id, subject_no: coin_withdrawal_no, member_id }
  }
  const { order_id, order_no, member_id } = found.order
  return { subject_id: found.kind === 'order' ? order_id : found.code.virtual_code_id, subject_no: order_no, member_id }
}

/** Lines of which something is left; of a redeemable code its own unit. */
function linesOf(found: Found): Output['lines'] {
  if (found.kind === 'coin_withdrawal') return []
  const { lines } = found.order
  if (found.kind === 'order') return lines.filter((line) => line.remaining > 0)
  return lines.filter((line) => line.order_goods_id === found.code.order_goods_id).map((line) => ({ ...line, remaining: 1 }))
}

function showCoins({ unit, amount, fee, worth }: Extract<Found, { kind: 'coin_withdrawal' }>['coins']): NonNullable<Output['coins']> {
  return {
    unit,
    amount: toDecimal(amount, unit),
    fee: toDecimal(fee, unit),
    net: toDecimal(amount - fee, unit),
    worth: toDecimal(worth, 'MONEY'),
  }
}
