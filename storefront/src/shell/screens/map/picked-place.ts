/** A point that was picked on the map; `region` as addresses have it, where the list of cities knows it. */
export interface PickedPlace {
  latitude: number
  longitude: number
  label: string
  region?: string
}

const key = 'lm_picked_place'

/** Keeps the point for the screen that asked, in this tab alone. */
export const keepPickedPlace = (place: PickedPlace) => sessionStorage.setItem(key, JSON.stringify(place))

/** The point that was picked, once: taking it removes it. */
export function takePickedPlace(): PickedPlace | null {
  const kept = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return kept ? (JSON.parse(kept) as PickedPlace) : null
}
