import type { CountryCode } from '../city/city.ts'
import type { Point } from '../city/nearest-city.ts'

const centres: Record<CountryCode, Point> = {
  CN: { latitude: 32.5, longitude: 113 },
  KR: { latitude: 36.4, longitude: 127.8 },
  MY: { latitude: 4.2, longitude: 106.5 },
  SG: { latitude: 1.35, longitude: 103.82 },
  ID: { latitude: -3, longitude: 112 },
  TH: { latitude: 13.5, longitude: 101 },
  VN: { latitude: 16.5, longitude: 106.5 },
  KH: { latitude: 12.6, longitude: 104.9 },
  HK: { latitude: 22.35, longitude: 114.15 },
  OTHER: { latitude: 36.5, longitude: 138 },
}

/** Initial centre of a map when only the country is guessed. */
export const defaultCentre = (country: CountryCode): Point => centres[country]
