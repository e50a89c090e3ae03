import type { Context } from '../../kernel/context.ts'
import { deliveryOf } from '../../kernel/delivery.ts'
import { demoTopUp } from './demo-top-up.ts'

/** One top-up of a phone; the provider does it once for a reference, however often it is asked. */
export interface TopUp {
  reference: string
  /** As the world dials it. */
  mobile: string
  sku_id: number
  quantity: number
}

/** What became of it. `unknown`: not answered, or under way: never taken for a failure. */
export type TopUpOutcome = 'done' | 'failed' | 'unknown'

/** Who tops phones up. */
export interface TopUpProvider {
  /** Sends a top-up, or says what became of one that was sent. Called with no transaction open; what it throws counts as unknown. */
  request: (context: Context, topUp: TopUp) => Promise<TopUpOutcome>
}

/** The provider of this shop; null where nobody tops phones up (decisions/0044), and then nothing of it is sold. */
export const topUpProvider = (context: Pick<Context, 'site' | 'setting'>): TopUpProvider | null =>
  deliveryOf(context).tops_up ? demoTopUp : null
