import { useWords } from '../../shell/language.tsx'
import { spoken } from '../spoken.ts'

/** Names of the parts of a value, `carrier_name`, in words. */
export function useFieldName(): (name: string) => string {
  const say = useWords('setting')
  return (name) => spoken(say, `field_${name}`) ?? name
}
