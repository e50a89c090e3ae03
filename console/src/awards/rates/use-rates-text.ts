import { generationsOf, ratedKindsInOrder, rateOf } from '@longmall/contract/award-rates.ts'
import type { AwardRate } from '@longmall/contract/award-shapes.ts'
import { formatOdds } from '@longmall/web/format/number-text.ts'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'

/** The paid rates as a text: each award with its rates by generation, "Referral award 10% / 5%". */
export function useRatesText(): (rates: readonly AwardRate[]) => string {
  const t = useTranslations('award')
  const { language } = useConsoleLanguage()
  return (rates) =>
    ratedKindsInOrder
      .flatMap((kind) => {
        const paid = generationsOf(kind).map((generation) => rateOf(rates, kind, generation))
        const last = paid.findLastIndex((rate) => rate > 0)
        return last < 0
          ? []
          : [
              `${t(`kind_${kind}`)} ${paid
                .slice(0, last + 1)
                .map((rate) => formatOdds(rate, language))
                .join(' / ')}`,
            ]
      })
      .join(' · ')
}
