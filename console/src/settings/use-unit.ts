import { scaleOf } from '@longmall/contract/setting-scale.ts'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import { translateKey } from './translate-key.ts'

/** The label of a setting's unit (`shoppers a second`), of a scaled one that of the larger unit; the unit itself where it has none. */
export function useUnit(): (unit: string) => string {
  const t = useTranslations('setting')
  const { currencySign } = useFormat()
  return (unit) => {
    const as = scaleOf(unit)?.as
    if (as === 'percent') return '%'
    if (as === 'money') return currencySign
    const name = as === 'coins' ? 'coins' : unit
    return name ? (translateKey(t, `unit_${name.toLowerCase().replace(/[^a-z]+/g, '_')}`) ?? name) : ''
  }
}
