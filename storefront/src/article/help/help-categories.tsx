import { NamedIcon } from '@longmall/ui/display/named-icon.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { classNames } from '@longmall/ui/class-names.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { categoriesQuery } from '../article-queries.ts'

/** The categories of the help centre as tiles; the one that is open is marked, and pressing it again shows all. */
export function HelpCategories({ open }: { open: number | undefined }) {
  const t = useTranslations('article')
  const { data, isPending } = useQuery(categoriesQuery)
  if (isPending) return <Skeleton className="h-24 rounded-12" />
  if (!data || data.list.length === 0) return null
  return (
    <nav aria-label={t('categories')}>
      <ul className="grid grid-cols-4 gap-2">
        {data.list.map(({ category_id, category_name, icon }) => {
          const isOpen = category_id === open
          return (
            <li key={category_id}>
              <Link
                to="/v2/help/list/list"
                search={isOpen ? {} : { category_id }}
                replace
                aria-current={isOpen ? 'true' : undefined}
                className={classNames(
                  'pressable flex h-full flex-col items-center gap-1.5 rounded-12 px-1 py-3 text-center text-12',
                  isOpen ? 'bg-brand-soft font-semibold text-brand-ink' : 'bg-card text-body',
                )}
              >
                <span className="text-brand-ink">
                  <NamedIcon name={icon} />
                </span>
                {category_name}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
