import { classNames } from '@longmall/ui/class-names.ts'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '../../shell/translations.tsx'
import type { GoodsSort } from '../distribution-address.ts'

/** By earnings, sales, or price up and down. */
export function GoodsSortBar({ sort, onSort }: { sort: GoodsSort; onSort: (sort: GoodsSort) => void }) {
  const t = useTranslations('distribution')
  const isByPrice = sort === 'price_up' || sort === 'price_down'
  const PriceIcon = sort === 'price_up' ? ArrowUp : sort === 'price_down' ? ArrowDown : ArrowUpDown
  return (
    <div role="group" aria-label={t('sort')} className="hairline-b flex">
      <SortButton pressed={sort === 'earnings'} onClick={() => onSort('earnings')}>
        {t('sort_earnings')}
      </SortButton>
      <SortButton pressed={sort === 'sales'} onClick={() => onSort('sales')}>
        {t('sort_sales')}
      </SortButton>
      <SortButton
        pressed={isByPrice}
        label={isByPrice ? t(`sort_${sort}`) : t('sort_price')}
        onClick={() => onSort(sort === 'price_up' ? 'price_down' : 'price_up')}
      >
        {t('sort_price')}
        <PriceIcon size={14} aria-hidden />
      </SortButton>
    </div>
  )
}

const SortButton = ({
  pressed,
  label,
  onClick,
  children,
}: {
  pressed: boolean
  label?: string
  onClick: () => void
  children: ReactNode
}) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={pressed}
    onClick={onClick}
    className={classNames(
      'pressable inline-flex min-h-11 flex-1 items-center justify-center gap-1 px-2 text-14 whitespace-nowrap -outline-offset-2',
      pressed ? 'font-semibold text-brand-ink' : 'text-body',
    )}
  >
    {children}
  </button>
)
