import type { BoxBrief } from '@longmall/contract/box.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** Short description of a device that distinguishes it from others. */
export function DeviceBrief({ box }: { box: BoxBrief }) {
  const t = useTranslations('box')
  return (
    <span className="flex items-center gap-3">
      <span className="w-12 shrink-0">
        <Picture picture={box.picture} sizes="48px" decorative className="rounded-8" />
      </span>
      <span className="min-w-0">
        <span className="block truncate text-16 text-strong">{box.remark || box.goods_name}</span>
        <span className="figures block text-12 text-quiet">{`${box.plan_name} · ${t('days', { count: box.term_days })}`}</span>
        <span className="figures block text-12 text-quiet">{t('per_day', { amount: formatAmount(box.daily_rate, 'ACC', null) })}</span>
      </span>
    </span>
  )
}
