import { useStoreTime } from '../../shell/date-time.ts'

/** Says the day and time of an instant, to the minute. */
export const useMoment = () => useStoreTime({ month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
