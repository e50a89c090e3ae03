import type { Fulfilment, Fulfilments } from './kernel/fulfilment.ts'

const sent: Fulfilment = { payment: 'awaits_parcel', completed_by: 'receipt' }
const completed: Fulfilment = { payment: 'completes', completed_by: 'payment' }
const fetched: Fulfilment = { payment: 'awaits_pickup', completed_by: 'pickup' }
const issued: Fulfilment = { payment: 'issues', completed_by: 'issue' }

/** What the shop can fulfil, by order type and delivery plan (decisions/0052). */
export const fulfilments: Fulfilments = {
  standard: { mail: sent, local: sent, pickup: fetched },
  entity: { mail: sent, hosting: completed },
  deposit: { mail: sent, pickup: fetched },
  virtual: { mail: issued },
  start_up: { mail: sent },
  // Complete with its payment, which opens the pledge (decisions/0069).
  pledge: { mail: { payment: 'completes', completed_by: 'payment' } },
}
