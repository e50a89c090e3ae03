import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { formatOdds } from '@longmall/web/format/number-text.ts'
import { dayFormat } from '@longmall/web/time/time-text.ts'
import { useLanguage } from '../shell/translations.tsx'

/** Texts of amounts in ACC ("500.000 ACC"), of days of the store, and of monthly rates ("0.8%"). */
export function usePledgeFormat() {
  const language = useLanguage()
  const day = dayFormat(language, { dateStyle: 'medium' })
  return {
    acc: (amount: string) => formatAmount(amount, 'ACC', null),
    day,
    rate: (ppm: number) => formatOdds(ppm, language),
  }
}
