import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import { cents } from '@longmall/pricing/cents.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'

/** What a set costs less than its parts alone, a decimal string; null when it costs no less. */
export function savingOf(list_total: string, price: string): string | null {
  const saved = centsOf(list_total) - centsOf(price)
  return saved > 0 ? decimalOf(cents(saved)) : null
}

/** `Quantity` of the contract ends here. */
const maxSets = 9999

/** The number of sets available: limited by the stock of each part and by the member's purchase limit. */
export function setsLeft(
  items: readonly Pick<CampaignDetail['items'][number], 'stock' | 'available' | 'quantity'>[],
  per_member: number | null,
): number {
  const ofPart = ({ stock, available, quantity }: (typeof items)[number]) =>
    stock === 'none' ? 0 : available === null ? maxSets : Math.floor(available / quantity)
  return Math.max(0, Math.min(maxSets, per_member ?? maxSets, ...items.map(ofPart)))
}
