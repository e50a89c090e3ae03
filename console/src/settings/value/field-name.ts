import { useTranslations } from '../../shell/language.tsx'
import { translateKey } from '../translate-key.ts'

/** Labels of the parts of a value, `carrier_name`. */
export function useFieldName(): (name: string) => string {
  const t = useTranslations('setting')
  return (name) => translateKey(t, `field_${name}`) ?? name
}
