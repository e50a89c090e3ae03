export interface Remaining {
  days: number
  /** Hours, minutes and seconds of two digits each, such as "07:05:09". */
  clock: string
}

/** Splits a duration in ms for a countdown; clamped at zero. */
export function splitRemaining(milliseconds: number): Remaining {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const parts = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
  return { days: Math.floor(seconds / 3600 / 24), clock: parts.map((part) => String(part).padStart(2, '0')).join(':') }
}
