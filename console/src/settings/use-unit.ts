import { useWords } from '../shell/language.tsx'
import { spoken } from './spoken.ts'

/** A unit of a setting (`shoppers a second`) in words; as it stands where there are none. */
export function useUnit(): (unit: string) => string {
  const say = useWords('setting')
  return (unit) => (unit ? (spoken(say, `unit_${unit.toLowerCase().replace(/[^a-z]+/g, '_')}`) ?? unit) : '')
}
