import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { carrierSettings, carriersOf, type ShopCarrier } from '../../kernel/delivery.ts'
import type { Carrier } from './carrier.ts'
import { demoCarrier } from './demo-carrier.ts'
import { manualCarrier } from './manual-carrier.ts'

export const carrierPorts: Record<ShopCarrier['port'], Carrier> = { demo: demoCarrier, manual: manualCarrier }

/** A carrier that a parcel may go with now, by its code; refuses `fulfilment.unknown_carrier`. */
export function findCarrier(context: Context, code: string): ShopCarrier {
  const carrier = carriersOf(context).find(({ carrier }) => carrier === code)
  if (!carrier) throw new Refusal('fulfilment.unknown_carrier')
  return carrier
}

/** Does a carrier accept parcels of a shop that is not a demo? */
export const hasCarrier = ({ setting }: Pick<Context, 'setting'>): boolean => setting(carrierSettings.carriers).length > 0
