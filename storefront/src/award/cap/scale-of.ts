import { toSmallest } from '@longmall/contract/units.ts'

/** What the cap left of an award, in millionths by floor, from its mills before and after it; a million where nothing was reduced. */
export function scaleOf(gross: string, paid: string): number {
  const before = toSmallest(gross, 'USDS')
  return before > 0n ? Number((toSmallest(paid, 'USDS') * 1_000_000n) / before) : 1_000_000
}
