import type { Point } from '../city/nearest-city.ts'

/** Why there is no position: permission denied, not supported, or timeout. */
export type PositionFailure = 'refused' | 'unavailable' | 'timeout'
export class PositionError extends Error {
  readonly failure: PositionFailure
  constructor(failure: PositionFailure) {
    super(failure)
    this.failure = failure
  }
}

const timeoutMs = 15_000

/** Where this device is, as its owner allows; rejects with a PositionError. */
export function findPosition(): Promise<Point> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new PositionError('unavailable'))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => reject(new PositionError(code === 1 ? 'refused' : code === 3 ? 'timeout' : 'unavailable')),
      { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: 60_000 },
    )
  })
}

/** May it be requested without a permission prompt? */
export async function isPositionAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    return false
  }
}
