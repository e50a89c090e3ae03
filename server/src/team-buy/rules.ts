import type { GroupState } from '@longmall/contract/team-buy.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { Timestamp } from '../kernel/time/clock.ts'

/** What a group copies of its promotion; amounts in cents per unit. */
export interface OfferSnapshot {
  names: Partial<Record<Language, string>>
  allows_coupon: boolean
  per_member: number | null
  items: { sku_id: number; price: number; leader_price: number }[]
}

/** What a unit costs in a group; undefined for goods that are not in it. */
export const priceIn = ({ items }: OfferSnapshot, sku_id: number) => items.find((one) => one.sku_id === sku_id)

export interface Joinable {
  state: GroupState
  ends_at: Timestamp
}

/** Why a group cannot be joined at this instant; null when it can. Its end is the first excluded instant. */
export function closedReason({ state, ends_at }: Joinable, now: Timestamp): 'team_buy.full' | 'team_buy.ended' | null {
  if (state === 'completed') return 'team_buy.full'
  return state === 'failed' || ends_at <= now ? 'team_buy.ended' : null
}

/** The result of a group at its end: the shop completes it if that was configured and it has members. */
export const outcomeAtEnd = ({ virtual_completion, joined }: { virtual_completion: boolean; joined: number }): 'complete' | 'fail' =>
  virtual_completion && joined > 0 ? 'complete' : 'fail'

/** The name of a promotion in a language, in English where it has none. */
export const localizedName = (names: OfferSnapshot['names'], language: Language): string => names[language] ?? names['en-us'] ?? ''
