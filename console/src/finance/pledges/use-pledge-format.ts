import { formatOdds } from '@longmall/web/format/number-text.ts'
import { useFormat } from '../../shell/display/use-format.ts'
import { useConsoleLanguage } from '../../shell/language.tsx'

/** Formats of pledges: ACC, and monthly rates in millionths ("0.8%"). */
export function usePledgeFormat() {
  const { language } = useConsoleLanguage()
  const { money, ...format } = useFormat()
  return { ...format, money, acc: (amount: string) => money(amount, 'ACC'), rate: (ppm: number) => formatOdds(ppm, language) }
}
