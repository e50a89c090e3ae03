import { useTranslations } from '../shell/language.tsx'
import { translateKey } from './translate-key.ts'

/** The label of a setting's unit (`shoppers a second`); the unit itself where it has none. */
export function useUnit(): (unit: string) => string {
  const t = useTranslations('setting')
  return (unit) => (unit ? (translateKey(t, `unit_${unit.toLowerCase().replace(/[^a-z]+/g, '_')}`) ?? unit) : '')
}
