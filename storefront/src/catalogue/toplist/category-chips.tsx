import { useQuery } from '@tanstack/react-query'
import { classNames } from '@longmall/ui/class-names.ts'
import { query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { findCategory } from '../list/list-title.ts'

export interface CategoryChipsProps {
  selected: number | undefined
  onSelect: (category_id: number | undefined) => void
}

/** All goods, one first-level category, or the deeper one that the address names; its row is reserved while the categories load. */
export function CategoryChips({ selected, onSelect }: CategoryChipsProps) {
  const t = useTranslations('catalogue')
  const { data } = useQuery(query('catalogue/categories', {}))
  const first = data?.list ?? []
  const deeper = first.some(({ category_id }) => category_id === selected) ? undefined : findCategory(first, selected)
  const categories = deeper ? [deeper, ...first] : first
  const chips = [
    { id: undefined, name: t('all') },
    ...categories.map(({ category_id, category_name }) => ({ id: category_id, name: category_name })),
  ]
  return (
    <div role="group" aria-label={t('category')} className="no-scrollbar flex min-h-13 items-center gap-2 overflow-x-auto px-3">
      {chips.map(({ id, name }) => (
        <button
          key={id ?? 0}
          type="button"
          aria-pressed={id === selected}
          onClick={() => onSelect(id)}
          className={classNames(
            'pressable relative shrink-0 rounded-full px-3.5 text-12 leading-8 whitespace-nowrap before:absolute before:inset-x-0 before:-inset-y-1.5',
            id === selected ? 'bg-brand font-semibold text-on-brand' : 'bg-card text-body',
          )}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
