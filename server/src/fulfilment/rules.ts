import type { OrderToShip, ParcelState, TrackStep } from '@longmall/contract/fulfilment.ts'
import { inFulfilment } from '../order/rules.ts'

/** What a step makes of a parcel; a note changes nothing. */
export const stateAfter: Record<TrackStep, ParcelState | null> = {
  shipped: 'shipped',
  collected: 'collected',
  sorting: 'in_transit',
  departed: 'in_transit',
  arrived: 'in_transit',
  customs: 'customs',
  out_for_delivery: 'out_for_delivery',
  delivered: 'delivered',
  note: null,
}

/**
 * The city of an address for a parcel's track: `Guangdong Shenzhen Nanshan` and `广东省 深圳市 南山区` in China, where the province comes first;
 * elsewhere the part before the comma, or the first word of scripts that write the largest unit first.
 */
export function cityOf(country: string, region_name: string): string {
  const [first = '', second] = region_name.trim().split(country === 'CN' ? /[\s,/]+/ : /\s*,\s*/)
  const city = country === 'CN' ? (second ?? first) : largestFirst.test(first) ? first.split(/\s+/)[0]! : first
  return city.slice(0, 80)
}
const largestFirst = /\p{Script=Han}|\p{Script=Hangul}/u

/** States in which an order's units may be sent: paid, or on its way with units that are left after all (ORD-10). */
export const isShippable = ({ state, delivery_plan, order_type }: Pick<OrderToShip, 'state' | 'delivery_plan' | 'order_type'>): boolean =>
  inFulfilment.includes(state) &&
  (delivery_plan === 'mail' || delivery_plan === 'local') &&
  order_type !== 'virtual' &&
  order_type !== 'pledge'
