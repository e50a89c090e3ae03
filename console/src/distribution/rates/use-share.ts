import { formatOdds } from '@longmall/web/format/number-text.ts'
import type { Rates } from '@longmall/contract/distribution-shapes.ts'
import { useConsoleLanguage } from '../../shell/language.tsx'

/** Writes shares of millionths as percentages, with as many decimals as they have: 25,000 → "2.5%". */
export function useShare() {
  const { language } = useConsoleLanguage()
  const share = (ppm: number) => formatOdds(ppm, language)
  return { share, rates: ({ first, second, third }: Rates) => [first, second, third].map(share).join(' / ') }
}
