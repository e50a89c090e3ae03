import { openingSteps, type Checklist, type OpeningStep } from '@longmall/contract/shop.ts'

/** What the checklist is made of: each as it is now. */
export interface OpeningFacts {
  /** Of a provider outside the demo. */
  takesMoney: boolean
  sendsMail: boolean
  sendsSms: boolean
  /** It is known what a coin is worth in the shop's currency; without, no coin pays. */
  knowsCoins: boolean
  hasCarrier: boolean
  hasFreight: boolean
  hasReturnAddress: boolean
  /** Of each document: the shop's own was published in place of the one that comes with it. */
  hasTerms: boolean
  hasPrivacyPolicy: boolean
  hasGoods: boolean
  /** Nothing that is on sale goes into a parcel. */
  sellsOnlyVirtual: boolean
}

const isDone: Record<OpeningStep, (facts: OpeningFacts) => boolean> = {
  payment: ({ takesMoney }) => takesMoney,
  mail: ({ sendsMail }) => sendsMail,
  carriers: ({ hasCarrier }) => hasCarrier,
  freight: ({ hasFreight }) => hasFreight,
  return_address: ({ hasReturnAddress }) => hasReturnAddress,
  legal: ({ hasTerms, hasPrivacyPolicy }) => hasTerms && hasPrivacyPolicy,
  goods: ({ hasGoods }) => hasGoods,
  sms: ({ sendsSms }) => sendsSms,
  coins: ({ knowsCoins }) => knowsCoins,
}
const neverRequired = new Set<OpeningStep>(['sms', 'coins'])
const forParcelsOnly = new Set<OpeningStep>(['carriers', 'freight', 'return_address'])

/** The checklist before the opening. SMS and the worth of coins are advised; what serves parcels is required unless nothing on sale needs one. */
export const checklistOf = (facts: OpeningFacts): Checklist['lines'] =>
  openingSteps.map((line) => ({
    line,
    is_done: isDone[line](facts),
    is_required: !neverRequired.has(line) && !(forParcelsOnly.has(line) && facts.sellsOnlyVirtual),
  }))

export const missingOf = (lines: Checklist['lines']): OpeningStep[] =>
  lines.filter(({ is_done, is_required }) => is_required && !is_done).map(({ line }) => line)
