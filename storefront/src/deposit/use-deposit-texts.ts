import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { formatOdds } from '@longmall/web/format/number-text.ts'
import { dayFormat } from '@longmall/web/time/time-text.ts'
import { useLanguage } from '../shell/translations.tsx'

/** How deposits are written: amounts with their unit, rates as percentages, days of the store. */
export function useDepositTexts() {
  const language = useLanguage()
  const day = dayFormat(language, { dateStyle: 'medium' })
  return {
    coins: (amount: string, unit: string) => formatAmount(amount, unit, null),
    /** Millionths: 15000 → "1.5%". */
    rate: (ppm: number) => formatOdds(ppm, language),
    day,
  }
}
