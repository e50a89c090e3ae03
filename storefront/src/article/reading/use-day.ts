import { useStoreTime } from '../../shell/date-time.ts'

/** Says the day of an instant in full. */
export const useDay = () => useStoreTime({ dateStyle: 'long' })
