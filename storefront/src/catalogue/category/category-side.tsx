import type { Category } from '@longmall/contract/catalogue.ts'
import { classNames } from '@longmall/ui/class-names.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** First-level categories at the left; sticky while the goods scroll. */
export function CategorySide({ categories, open }: { categories: readonly Category[]; open: Category }) {
  const t = useTranslations('catalogue')
  return (
    <nav
      aria-label={t('categories')}
      className="no-scrollbar sticky top-[calc(3rem+env(safe-area-inset-top))] h-[calc(100dvh-6.25rem-env(safe-area-inset-top)-env(safe-area-inset-bottom))] w-22 shrink-0 overflow-y-auto overscroll-contain bg-sunken"
    >
      <ul>
        {categories.map((category) => {
          const isCurrent = category.category_id === open.category_id
          return (
            <li key={category.category_id}>
              <Link
                to="/v2/goods/category/category"
                search={{ category_id: category.category_id }}
                replace
                aria-current={isCurrent ? 'true' : undefined}
                className={classNames(
                  'relative flex min-h-13 items-center justify-center px-2 py-2 text-center text-12 -outline-offset-2',
                  isCurrent
                    ? 'bg-page font-semibold text-brand-ink before:absolute before:inset-y-3.5 before:left-0 before:w-1 before:rounded-full before:bg-brand'
                    : 'text-body',
                )}
              >
                {category.category_name}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
