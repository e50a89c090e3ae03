import { approvePlan } from '@longmall/server/src/award/plan/decide-plan.ts'
import { planOn, toPlan } from '@longmall/server/src/award/plan/queries.ts'
import { savePlan } from '@longmall/server/src/award/plan/save-plan.ts'
import type { Context, StaffActor } from '@longmall/server/src/kernel/context.ts'
import { plus } from '@longmall/server/src/kernel/time/clock.ts'
import { applyRequest, endRequest, lockRequest, lockSponsorTree } from '@longmall/server/src/network/staff/apply-request.ts'
import { requestSponsor } from '@longmall/server/src/network/staff/request-sponsor.ts'
import { refundQuantity } from '@longmall/server/src/refund/staff/refund-quantity.ts'
import { publishPrice } from '@longmall/server/src/unit-price/publish-price.ts'
import { lockRequest as lockPrice } from '@longmall/server/src/unit-price/queries.ts'
import { requestPrice } from '@longmall/server/src/unit-price/request/request-price.ts'
import { coinPrices, nextPlan } from '../../content/network/decisions.ts'
import { sponsorChange } from '../../content/network/structure.ts'
import type { History } from './history.ts'
import type { Happening } from './live-through.ts'

/** What the operator decided during the history: prices of coins, a change of a sponsor, the next award plan, refunds. */
export async function operatorDecisions(
  { at, dayName }: History,
  operator: StaffActor,
  { memberIds, refunds }: { memberIds: ReadonlyMap<string, number>; refunds: readonly { order_id: number; day: number }[] },
): Promise<Happening[]> {
  const asOperator = (context: Context, action: string): Context<StaffActor> =>
    ({ ...context, actor: operator, action }) as Context<StaffActor>
  const prices = coinPrices.map(({ unit, day, price }) => ({
    at: plus(at(day), { hours: -6 }),
    happen: async (context: Context) => {
      const request = { unit, price, starts_on: dayName(day), reason: 'Weekly review' }
      const { request_id } = await requestPrice(asOperator(context, 'unit_price/request'), request)
      const row = (await lockPrice(context, request_id))!
      await publishPrice({ ...context, action: 'unit_price/approve' }, row, { decided_by: null, is_jump_confirmed: false })
    },
  }))
  const sponsor = {
    at: at(sponsorChange.day),
    happen: async (context: Context) => {
      const { request_id } = await requestSponsor(asOperator(context, 'network/request_sponsor'), {
        member_id: memberIds.get(sponsorChange.account)!,
        sponsor_id: memberIds.get(sponsorChange.after)!,
        reason: 'Recommended by Erik in person: the invitation was entered with a wrong code',
      })
      // In a shop with one operator it is applied by itself, after the waiting time.
      const later = { ...context, now: plus(context.now, { hours: 1 }), action: 'network/approve_sponsor' }
      await lockSponsorTree(later)
      await applyRequest(later, (await lockRequest(later, request_id))!)
      await endRequest(later, request_id, 'approved', null)
      await context.db.updateTable('sponsor_request').set({ effective_at: later.now }).where('id', '=', request_id).execute()
    },
  }
  const plan = {
    at: at(nextPlan.approved),
    happen: async (context: Context) => {
      const { rates, ...form } = toPlan(await planOn(context.db, dayName(0)))
      const changed = rates.map((rate) => ({ ...rate, rate_ppm: nextPlan.rates[rate.kind]?.[rate.generation] ?? rate.rate_ppm }))
      const draft = { ...form, rates: changed, starts_on: dayName(nextPlan.starts), reason: nextPlan.reason }
      const { plan_id, version } = await savePlan(asOperator(context, 'award/save_plan'), {
        ...draft,
        plan_id: undefined,
        version: undefined,
      })
      await approvePlan(asOperator(context, 'award/approve_plan'), { plan_id, version })
    },
  }
  const returned = refunds.map(({ order_id, day }) => ({
    at: at(day),
    happen: async (context: Context) => {
      const line = await context.db.selectFrom('order_line').select('id').where('order_id', '=', order_id).executeTakeFirstOrThrow()
      await refundQuantity(asOperator(context, 'refund/refund'), {
        order_goods_id: line.id,
        quantity: 1,
        reason: 'changed_mind',
        note: 'Called within the right of return',
      })
    },
  }))
  return [...prices, sponsor, plan, ...returned]
}
