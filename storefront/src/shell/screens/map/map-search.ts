import type { RawSearch } from '../../search.ts'
import { readText } from '../../search.ts'
import type { Point } from '../city/nearest-city.ts'

/** A point from an address; null when it is none on earth. */
export function readPoint({ latitude, longitude }: RawSearch): Point | null {
  const isNumber = (text: string | undefined) => text !== undefined && /^-?\d{1,3}(?:\.\d{1,12})?$/.test(text)
  if (!isNumber(latitude) || !isNumber(longitude)) return null
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null
}

export const readOpenSearch = (raw: RawSearch) => ({ ...readPoint(raw), label: readText(raw.label ?? raw.name, 80) })
export const readChooseSearch = (raw: RawSearch) => ({ ...readPoint(raw), redirect: readText(raw.redirect, 2000) })
