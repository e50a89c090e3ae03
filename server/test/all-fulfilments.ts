import { fulfilments } from '../src/fulfilments.ts'
import type { Fulfilments } from '../src/kernel/fulfilment.ts'

const fetched = { payment: 'awaits_pickup', completed_by: 'pickup' } as const
const done = { payment: 'completes', completed_by: 'payment' } as const

/** For tests of what orders are that the shop does not offer yet: as it will be declared when there is something behind them. */
export const allFulfilments: Fulfilments = {
  standard: { ...fulfilments.standard, pickup: fetched },
  deposit: { ...fulfilments.deposit, pickup: fetched },
  entity: { ...fulfilments.entity, hosting: done },
  virtual: fulfilments.virtual,
  start_up: fulfilments.start_up,
  pledge: fulfilments.pledge,
}
