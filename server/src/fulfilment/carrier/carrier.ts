import type { TrackPoint } from '@longmall/contract/fulfilment.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'

/** What a carrier is told of a parcel. */
export interface CarrierParcel {
  tracking_no: string
  origin: string
  destination: string
  is_overseas: boolean
  shipped_at: Timestamp
}

/**
 * The port behind which carriers sit (ORD-10). It is asked inside the transaction of a timer: one that must go over a
 * network keeps by itself what it was told last, and answers from that.
 */
export interface Carrier {
  /** Operators cannot write the track of a parcel that is followed. */
  isTracked: boolean
  /** Where the parcel was seen until `now`, oldest first, and when to ask again; null when there is nothing more to come. */
  track: (parcel: CarrierParcel, now: Timestamp) => { points: TrackPoint[]; next: Timestamp | null }
}
