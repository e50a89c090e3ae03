import type { AwardExplanation } from '@longmall/contract/award-shapes.ts'
import type { award as contract } from '@longmall/contract/award.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import type { Context, MemberActor, StaffActor } from '../../kernel/context.ts'
import { debtsOf } from '../notices/debts-of.ts'
import { explain } from './explain.ts'
import { payoutsOf } from './payout-row.ts'

/** The caller's awards, and what is owed of refunded ones. */
export async function viewMine(
  { db, actor }: Context<MemberActor>,
  input: InputOf<typeof contract.mine>,
): Promise<OutputOf<typeof contract.mine>> {
  const debts = [...(await debtsOf(db, actor.member_id))].map(([unit, amount]) => ({ unit, amount: toDecimal(amount, unit) }))
  return { ...(await payoutsOf(db, actor.member_id, input)), debts }
}

/** How an award of the caller came about. Refuses `award.not_found`, also for another member's. */
export const viewAward = ({ db, actor }: Context<MemberActor>, { payout_id }: InputOf<typeof contract.view>): Promise<AwardExplanation> =>
  explain(db, payout_id, actor.member_id)

/** Awards of a member, for operators. */
export const listAwards = (
  { db }: Context<StaffActor>,
  { member_id, ...page }: InputOf<typeof contract.list_awards>,
): Promise<OutputOf<typeof contract.list_awards>> => payoutsOf(db, member_id, page)

/** How an award of any member came about. Refuses `award.not_found`. */
export const explainAward = ({ db }: Context<StaffActor>, { payout_id }: InputOf<typeof contract.explain>): Promise<AwardExplanation> =>
  explain(db, payout_id, null)
