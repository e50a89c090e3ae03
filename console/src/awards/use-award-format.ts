import { formatOdds } from '@longmall/web/format/number-text.ts'
import { useFormat } from '../shell/display/use-format.ts'
import { useConsoleLanguage } from '../shell/language.tsx'
import { unitParts, type Units } from './runs/unit-parts.ts'

/** How awards are shown: shares and factors exactly, mills as the shop's money with three decimals, what was paid in each unit. */
export function useAwardFormat() {
  const { language } = useConsoleLanguage()
  const { coinPrice, money } = useFormat()
  return {
    coinPrice,
    /** Millionths: 25,000 → "2.5%". */
    percent: (ppm: number) => formatOdds(ppm, language),
    /** Millionths of what the cap left; a dash before it is known. */
    factor: (ppm: number | null) => (ppm === null ? '–' : formatOdds(ppm, language)),
    /** Mills, "30.000", as the shop's money with all three decimals; a dash for none. */
    mills: (amount: string | null) => (amount === null ? '–' : coinPrice(amount)),
    /** What was paid in each unit, without those of nothing: "21.000 ACC · 9.000 USDS"; a dash for nothing at all. */
    units: (units: Units) =>
      unitParts(units)
        .map(([amount, unit]) => money(amount, unit))
        .join(' · ') || '–',
  }
}
