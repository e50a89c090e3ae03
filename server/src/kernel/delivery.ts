import type { RefusalCode } from '@longmall/contract/errors.ts'
import { Text } from '@longmall/contract/fields.ts'
import { deliveryPlans, type DeliveryPlan, type OrderType } from '@longmall/contract/order-quote.ts'
import * as z from 'zod/mini'
import { addonOfType, isAddonOn } from './addons.ts'
import type { Context, Site } from './context.ts'
import { fulfilmentOf } from './fulfilment.ts'
import { type ReadSetting, settings } from './settings.ts'

const Code = z.string().check(z.regex(/^[a-z_0-9]{2,30}$/))
const TrackingAddress = z.string().check(z.regex(/^https:\/\/[^\s{}]+\{number\}[^\s{}]*$/), z.maxLength(300))
const CarrierRow = z.object({ carrier: Code, carrier_name: Text(60), tracking_address: z.optional(TrackingAddress) })

export const carrierSettings = settings('fulfilment', {
  carriers: {
    schema: z.array(CarrierRow).check(z.maxLength(30)),
    default: [],
    effect:
      'Carriers that take the shop’s parcels, its own couriers among them; without one the shop sells nothing that must be sent. The address of a parcel’s page has {number} where its number goes.',
  },
})

/** Carriers of the shop; `port`: the tracking port, `manual` by operators. */
export interface ShopCarrier extends z.output<typeof CarrierRow> {
  port: 'demo' | 'manual'
}

/** Carriers of the demo store alone: their parcels move by themselves. */
export const demoCarriers: readonly ShopCarrier[] = [
  { carrier: 'harbour', carrier_name: 'Harbour Express', port: 'demo' },
  { carrier: 'crane', carrier_name: 'Crane Post', port: 'demo' },
  { carrier: 'meridian', carrier_name: 'Meridian Air', port: 'demo' },
  { carrier: 'own', carrier_name: 'Longmall Couriers', port: 'manual' },
]

interface DeliveryContext {
  site: Pick<Site, 'config'>
  setting: ReadSetting
}

/** The carriers that a parcel may go with now. */
export function carriersOf({ site, setting }: DeliveryContext): readonly ShopCarrier[] {
  const own = setting(carrierSettings.carriers).map((one): ShopCarrier => ({ ...one, port: 'manual' }))
  if (!site.config.demo) return own
  return [...demoCarriers, ...own.filter(({ carrier }) => !demoCarriers.some((one) => one.carrier === carrier))]
}

/** What this shop can deliver: parcels by a carrier, top-ups of phones. */
export interface Delivery {
  sends: boolean
  tops_up: boolean
}

/** What this shop can deliver: without a carrier nothing is sent; phones are topped up by the demo alone, until a provider is connected. */
export const deliveryOf = (context: Pick<Context, 'site' | 'setting'>): Delivery => ({
  sends: carriersOf(context).length > 0,
  tops_up: context.site.config.demo,
})

/** A way in which an order can come; `reason` why not this one. */
export interface PlanChoice {
  plan: DeliveryPlan
  reason: RefusalCode | null
}

/**
 * Are such goods listed? Not when no delivery plan is possible. Before the shop opens they are listed without a carrier, since opening
 * requires one anyway and the owner sees a preview (decisions/0052). Pickup alone lists nothing: whether any store offers it is known to orders.
 */
export function isListed(context: Pick<Context, 'site' | 'setting'>, goods: { order_type: OrderType; requires_phone: boolean }): boolean {
  const isUnopened = context.site.shared.shop.opened_at === null
  const sent = plansOfType(context, goods).filter(({ plan }) => plan !== 'pickup')
  return sent.some(({ reason }) => reason === null || (reason === 'order.no_carrier' && isUnopened))
}

/**
 * The ways in which this shop brings orders of a type to their end, the usual one first (decisions/0052): those declared, with the
 * reason where this shop lacks what they need. None: nothing of this type is offered, or its add-on is off.
 */
export function plansOfType(
  context: Pick<Context, 'site' | 'setting'>,
  { order_type, requires_phone }: { order_type: OrderType; requires_phone: boolean },
): PlanChoice[] {
  const addon = addonOfType[order_type]
  if (addon && !isAddonOn(context, addon)) return []
  const { sends, tops_up } = deliveryOf(context)
  return deliveryPlans.flatMap((plan) => {
    const fulfilment = fulfilmentOf(context, order_type, plan)
    if (!fulfilment) return []
    const lacksCarrier = fulfilment.payment === 'awaits_parcel' && !sends
    const lacksTopUp = fulfilment.payment === 'issues' && requires_phone && !tops_up
    return [{ plan, reason: lacksCarrier ? 'order.no_carrier' : lacksTopUp ? 'order.no_top_up_provider' : null }]
  })
}
