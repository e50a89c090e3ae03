import { after, within, type Reaction } from '../kernel/work/outbox.ts'
import '../order/progress/events.ts'
import { clawBackCommission, freezeCommission, releaseCommission } from './commission/post-commission.ts'
import { recordCommission } from './commission/record-commission.ts'
import './events.ts'
import { raiseLevels } from './levels/raise-levels.ts'

export { sumCommissionDays } from './figures/sum-days.ts'

/** How commission follows its order. Refunds come before: they write what the lines were refunded. */
export const distributionReactions: Reaction[] = [
  within('order.paid', 'distribution', recordCommission),
  within('order.price_lowered', 'distribution', (context, { order_id, key }) => clawBackCommission(context, { order_id, cause: key })),
  after('distribution.figures_changed', 'distribution', raiseLevels),
  within('order.received', 'distribution', freezeCommission),
  within('order.settled', 'distribution', releaseCommission),
  within('order.refunded', 'distribution', (context, { order_id }) =>
    clawBackCommission(context, { order_id, cause: `order ${order_id}` }),
  ),
  within('return.refunded', 'distribution', (context, { order_id, return_id }) =>
    clawBackCommission(context, { order_id, cause: `return ${return_id}` }),
  ),
]
