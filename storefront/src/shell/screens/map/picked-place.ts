/** A point picked on the map; `region` in the format of addresses, if the list of cities has it. */
export interface PickedPlace {
  latitude: number
  longitude: number
  label: string
  region?: string
}

const key = 'lm_picked_location'

/** Stores the point for the calling screen, in this tab alone. */
export const storePickedPlace = (place: PickedPlace) => sessionStorage.setItem(key, JSON.stringify(place))

/** The point that was picked, once: taking it removes it. */
export function consumePickedPlace(): PickedPlace | null {
  const stored = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return stored ? (JSON.parse(stored) as PickedPlace) : null
}
