import { formatOdds, formatPercent } from '@longmall/web/format/number-text.ts'
import type { Rates } from '@longmall/contract/distribution-shapes.ts'
import { useConsoleLanguage } from '../../shell/language.tsx'

/** Writes shares of millionths as percentages, with as many decimals as they have: 25,000 → "2.5%". */
export function useShare() {
  const { language } = useConsoleLanguage()
  const share = (ppm: number) => formatOdds(ppm, language)
  /** The same with two decimals at most, for sums. */
  const rounded = (ppm: number) => formatPercent(ppm / 1_000_000, language, 2)
  return { share, rounded, rates: ({ first, second, third }: Rates) => [first, second, third].map(share).join(' / ') }
}
