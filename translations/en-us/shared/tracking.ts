/** Steps of a parcel. */
export const tracking = {
  step_shipped: 'The shop handed over the parcel',
  step_collected: 'Picked up by the carrier',
  step_sorting: 'Processed at the sorting centre',
  step_departed: 'Left the sorting centre',
  step_arrived: 'Arrived at the local depot',
  step_customs: 'Clearing customs',
  step_out_for_delivery: 'Out for delivery',
  step_delivered: 'Delivered',
  step_note: 'Note',
} as const
