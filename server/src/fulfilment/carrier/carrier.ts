import type { TrackPoint } from '@longmall/contract/fulfilment.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'

/** What a carrier receives about a parcel. */
export interface CarrierParcel {
  tracking_no: string
  origin: string
  destination: string
  is_overseas: boolean
  shipped_at: Timestamp
}

/**
 * The port of carriers (ORD-10). It is called in the transaction of a timer: an adapter that needs the network stores its last state and
 * answers from that.
 */
export interface Carrier {
  /** Operators cannot write the track of a parcel that is followed. */
  isTracked: boolean
  /** Track entries until `now`, oldest first, and when to poll again; null when the track is complete. */
  track: (parcel: CarrierParcel, now: Timestamp) => { points: TrackPoint[]; next: Timestamp | null }
}
