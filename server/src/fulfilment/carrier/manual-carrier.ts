import type { Carrier } from './carrier.ts'

/** The shop's own couriers, or a carrier without a system: operators write where the parcel is. */
export const manualCarrier: Carrier = { isTracked: false, track: () => ({ points: [], next: null }) }
