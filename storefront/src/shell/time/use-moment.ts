import { useStoreTime } from '../date-time.ts'

const form = { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** Says the day and time of an instant, to the minute; `isBare` without the zone, where it is named beside. */
export function useMoment(): (at: string | number, how?: { isBare: boolean }) => string {
  const [named, bare] = [useStoreTime(form), useStoreTime(form, { isBare: true })]
  return (at, { isBare } = { isBare: false }) => (isBare ? bare(at) : named(at))
}
