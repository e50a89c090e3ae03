import type { Point } from '../city/nearest-city.ts'

export const mapNames = ['osm', 'google', 'apple', 'amap'] as const
export type MapName = (typeof mapNames)[number]

/** Addresses that open a point in the maps people have; `coordinate=wgs84` because that is what ours are. */
export function mapLinks({ latitude, longitude }: Point, label: string): Record<MapName, string> {
  const at = `${latitude},${longitude}`
  const name = encodeURIComponent(label)
  return {
    osm: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
    google: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(at)}`,
    apple: `https://maps.apple.com/?ll=${at}&q=${name}`,
    amap: `https://uri.amap.com/marker?position=${longitude},${latitude}&name=${name}&coordinate=wgs84&callnative=1`,
  }
}
