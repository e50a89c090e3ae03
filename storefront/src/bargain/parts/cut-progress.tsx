import type { OwnBargain } from '@longmall/contract/bargain.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** Progress bar from start to floor price, with the amount cut and the amount left as text. */
export function CutProgress({ bargain: { cut_percent, cut_total, remaining_cut, helpers, helped } }: { bargain: OwnBargain }) {
  const t = useTranslations('bargain')
  const currency = useCurrency()
  const isAtFloor = helped === helpers
  return (
    <div className="space-y-2">
      <div
        role="progressbar"
        aria-label={t('progress', { percent: cut_percent })}
        aria-valuenow={cut_percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2.5 overflow-hidden rounded-full bg-danger-soft"
      >
        <div className="h-full rounded-full bg-danger-fill transition-[width] duration-500" style={{ width: `${cut_percent}%` }} />
      </div>
      <p className="figures flex flex-wrap justify-between gap-x-3 text-12 text-body">
        <span>
          {isAtFloor
            ? t('at_floor')
            : t('cut_so_far', { cut: displayPrice(cut_total, currency), left: displayPrice(remaining_cut, currency) })}
        </span>
        <span className="text-quiet">{t('helped_of', { helped, helpers })}</span>
      </p>
    </div>
  )
}
