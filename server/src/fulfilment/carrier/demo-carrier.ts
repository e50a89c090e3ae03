import type { TrackPoint, TrackStep } from '@longmall/contract/fulfilment.ts'
import { plus } from '../../kernel/time/clock.ts'
import type { Carrier, CarrierParcel } from './carrier.ts'

interface JourneyStep {
  step: TrackStep
  /** Hours after it was handed over. */
  after: number
  at: 'origin' | 'destination'
}

const domesticSteps: JourneyStep[] = [
  { step: 'collected', after: 2, at: 'origin' },
  { step: 'sorting', after: 6, at: 'origin' },
  { step: 'departed', after: 12, at: 'origin' },
  { step: 'arrived', after: 30, at: 'destination' },
  { step: 'out_for_delivery', after: 44, at: 'destination' },
  { step: 'delivered', after: 50, at: 'destination' },
]
const overseasSteps: JourneyStep[] = [
  { step: 'collected', after: 3, at: 'origin' },
  { step: 'sorting', after: 10, at: 'origin' },
  { step: 'departed', after: 24, at: 'origin' },
  { step: 'customs', after: 60, at: 'destination' },
  { step: 'arrived', after: 80, at: 'destination' },
  { step: 'out_for_delivery', after: 104, at: 'destination' },
  { step: 'delivered', after: 110, at: 'destination' },
]

/** Up to 89 minutes that a parcel's number adds to a step: no two parcels arrive at the same minute. */
const delayOf = (tracking_no: string, index: number) =>
  [...tracking_no].reduce((sum, character) => (sum * 31 + character.charCodeAt(0) + index) % 8999, 7) % 90

/** All that a parcel will go through. */
export const journeyOf = ({ tracking_no, origin, destination, is_overseas, shipped_at }: CarrierParcel): TrackPoint[] =>
  (is_overseas ? overseasSteps : domesticSteps).map(({ step, after, at }, index) => ({
    step,
    at: plus(shipped_at, { hours: after, minutes: delayOf(tracking_no, index) }),
    location: at === 'origin' ? origin : destination,
    note: '',
  }))

/** A carrier of the demo: its parcels move with the store clock, from the warehouse's city to the address's. */
export const demoCarrier: Carrier = {
  isTracked: true,
  track: (parcel, now) => {
    const journey = journeyOf(parcel)
    return { points: journey.filter(({ at }) => at <= now), next: journey.find(({ at }) => at > now)?.at ?? null }
  },
}
