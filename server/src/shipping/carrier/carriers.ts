import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { shippingSettings, type CarrierRow } from '../settings.ts'
import type { Carrier } from './carrier.ts'
import { demoCarrier } from './demo-carrier.ts'
import { manualCarrier } from './manual-carrier.ts'

export const ports: Record<CarrierRow['port'], Carrier> = { demo: demoCarrier, manual: manualCarrier }

/** A carrier of the settings by its code; refuses `shipping.unknown_carrier`. */
export function findCarrier({ setting }: Context, code: string): CarrierRow {
  const found = setting(shippingSettings.carriers).find(({ carrier }) => carrier === code)
  if (!found) throw new Refusal('shipping.unknown_carrier')
  return found
}
