import { ArrowDown, ArrowUp, ArrowUpDown, SlidersHorizontal } from 'lucide-react'
import { classNames } from '@longmall/ui/class-names.ts'
import type { ReactNode } from 'react'
import { useTranslations } from '../../shell/translations.tsx'
import type { Sort } from './list-address.ts'

export interface SortBarProps {
  sort: Sort
  onSort: (sort: Sort) => void
  filters: number
  onFilter: () => void
}

/** Featured, best selling, price up or down, newest; and the way to the filters with how many are set. */
export function SortBar({ sort, onSort, filters, onFilter }: SortBarProps) {
  const t = useTranslations('catalogue')
  const choice = (key: Exclude<Sort, 'price_up' | 'price_down'>) => (
    <SortButton pressed={sort === key} onClick={() => onSort(key)}>
      {t(`sort_${key}`)}
    </SortButton>
  )
  const PriceIcon = sort === 'price_up' ? ArrowUp : sort === 'price_down' ? ArrowDown : ArrowUpDown
  return (
    <div className="hairline-b flex bg-card px-1">
      <div role="group" aria-label={t('sort')} className="no-scrollbar flex min-w-0 flex-1 overflow-x-auto">
        {choice('default')}
        {choice('sales')}
        <SortButton
          pressed={sort === 'price_up' || sort === 'price_down'}
          label={sort === 'price_up' ? t('sort_price_up') : sort === 'price_down' ? t('sort_price_down') : t('sort_price')}
          onClick={() => onSort(sort === 'price_up' ? 'price_down' : 'price_up')}
        >
          {t('sort_price')}
          <PriceIcon size={14} aria-hidden />
        </SortButton>
        {choice('newest')}
      </div>
      <SortButton pressed={filters > 0} dialog onClick={onFilter}>
        <SlidersHorizontal size={14} aria-hidden />
        {t('filter')}
        {filters > 0 && (
          <>
            <span aria-hidden className="figures min-w-4 rounded-full bg-brand px-1 text-center text-11 leading-4 text-on-brand">
              {filters}
            </span>
            <span className="sr-only">{t('filters_set', { count: filters })}</span>
          </>
        )}
      </SortButton>
    </div>
  )
}

interface SortButtonProps {
  pressed: boolean
  label?: string
  /** Opens a dialog instead of sorting. */
  dialog?: boolean
  onClick: () => void
  children: ReactNode
}

function SortButton({ pressed, label, dialog, onClick, children }: SortButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...(dialog ? { 'aria-haspopup': 'dialog' as const } : { 'aria-pressed': pressed })}
      onClick={onClick}
      className={classNames(
        'pressable inline-flex min-h-11 shrink-0 items-center justify-center gap-1 px-1.5 text-14 whitespace-nowrap -outline-offset-2',
        !dialog && 'grow',
        pressed ? 'font-semibold text-brand-ink' : 'text-body',
      )}
    >
      {children}
    </button>
  )
}
