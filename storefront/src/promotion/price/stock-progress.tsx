import { useTranslations } from '../../shell/translations.tsx'

export interface StockProgressProps {
  /** Percentage sold of the reserved stock; null if unlimited, which renders nothing. */
  percent: number | null
}

/** How much of a promotion's own stock is sold, as a bar with a label. */
export function StockProgress({ percent }: StockProgressProps) {
  const t = useTranslations('promotion')
  if (percent === null) return null
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="relative h-1.5 min-w-12 flex-1 overflow-hidden rounded-full bg-danger-soft">
        <span className="absolute inset-y-0 left-0 rounded-full bg-danger-fill" style={{ width: `${percent}%` }} />
      </span>
      <span className="figures shrink-0 text-11 text-danger">{percent >= 100 ? t('sold_out') : t('sold_percent', { percent })}</span>
    </span>
  )
}
