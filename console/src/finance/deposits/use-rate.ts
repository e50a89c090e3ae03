import { formatOdds } from '@longmall/web/format/number-text.ts'
import { useConsoleLanguage } from '../../shell/language.tsx'

/** Writes millionths as a percentage with as many decimals as it has: 15000 → "1.5%". */
export function useRate(): (ppm: number) => string {
  const { language } = useConsoleLanguage()
  return (ppm) => formatOdds(ppm, language)
}
