import type { InputOf } from '@longmall/contract/operation.ts'
import type { DeskRedemption, redemption as contract } from '@longmall/contract/redemption.ts'
import { redeemCoinsAtDesk } from '../../coin-withdrawal/code/desk-code.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Desk } from '../../store/desks.ts'
import { chooseDesks, clerkDesks } from '../clerk-desks.ts'
import { checkCoins } from '../code/check-redeemable.ts'
import { type Checked, readCheck } from '../code/check-token.ts'
import { findRedemption } from '../records/list-redemptions.ts'
import { insertRedemption } from './insert-redemption.ts'
import { redeemOrder } from './redeem-order.ts'
import { redeemSold } from './redeem-sold.ts'

export type RedeemInput = InputOf<typeof contract.redeem>

/**
 * Hands over what a check of the caller showed, in one transaction and once: of two clerks at once one does it. Refuses
 * `redemption.not_clerk`, `redemption.check_expired` for a check that is older than 5 minutes, another clerk's or forged,
 * `redemption.stale_check` when something of it was handed over or refunded meanwhile, `redemption.too_many` {left, goods}, and what a check refuses.
 */
export async function redeem(context: Context<MemberActor>, input: RedeemInput): Promise<DeskRedemption> {
  const desks = await clerkDesks(context)
  const checked = readCheck(context.site.keys.sign, context.actor.member_id, input.check_token)
  if (!checked) throw new Refusal('redemption.check_expired')
  const [desk] = chooseDesks(desks, input.branch_id) as [Desk]
  return findRedemption(context, await redeemBy[checked.kind](context, checked, desk, input))
}

const redeemBy: Record<
  Checked['kind'],
  (context: Context<MemberActor>, checked: Checked, desk: Desk, input: RedeemInput) => Promise<number>
> = { order: redeemOrder, virtual: redeemSold, coin_withdrawal: redeemCoins }

async function redeemCoins(
  context: Context<MemberActor>,
  { subject_id: coin_withdrawal_id }: Checked,
  { branch_id }: Desk,
): Promise<number> {
  const coins = await redeemCoinsAtDesk(context, { coin_withdrawal_id, branch_id })
  checkCoins({ coins })
  const { coin_withdrawal_no: subject_no, member_id, unit, amount, fee, worth } = coins
  return insertRedemption(context, {
    kind: 'coin_withdrawal',
    coin_withdrawal_id,
    subject_no,
    member_id,
    store_id: branch_id,
    coins: { unit, net: amount - fee, worth },
  })
}
