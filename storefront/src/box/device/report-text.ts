import { dayLength } from '@longmall/web/time/calendar.ts'

const prefixes = ['', 'k', 'M', 'G', 'T', 'P']

/** Hashes a second with three figures at least and a prefix: 1234567 → "1.23 MH/s". */
export function hashRateText(rate: number): string {
  let [value, at] = [rate, 0]
  while (value >= 1000 && at < prefixes.length - 1) [value, at] = [value / 1000, at + 1]
  const digits = at === 0 || value >= 100 ? 0 : value >= 10 ? 1 : 2
  // Cut, not rounded: 999.99 k is not 1000 k.
  const cut = Math.floor(value * 10 ** digits + 1e-9) / 10 ** digits
  return `${cut.toFixed(digits)} ${prefixes[at]}H/s`
}

/** Seconds as whole days, hours and minutes. */
export const uptimeParts = (seconds: number) => ({
  days: Math.floor((seconds * 1000) / dayLength),
  hours: Math.floor((seconds % (dayLength / 1000)) / 3600),
  minutes: Math.floor((seconds % 3600) / 60),
})
