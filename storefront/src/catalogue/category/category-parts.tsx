import { ChevronRight } from 'lucide-react'
import type { Category } from '@longmall/contract/catalogue.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** The second level of a category, each with its third level as pictures; one that has none is a picture itself. */
export function CategoryParts({ category }: { category: Category }) {
  const t = useTranslations('catalogue')
  const whole = category.children.filter(({ children }) => children.length > 0)
  const single = category.children.filter(({ children }) => children.length === 0)
  return (
    <div className="space-y-2.5">
      <Link
        to="/v2/goods/list/list"
        search={{ category_id: category.category_id }}
        className="pressable flex min-h-11 items-center justify-between rounded-12 bg-brand-soft px-3 text-14 font-semibold text-brand-ink"
      >
        {t('see_all_in_category', { name: category.category_name })}
        <ChevronRight size={16} aria-hidden />
      </Link>
      {whole.map((part) => (
        <section key={part.category_id} className="rounded-12 bg-card p-2.5">
          <h2>
            <Link
              to="/v2/goods/list/list"
              search={{ category_id: part.category_id }}
              className="flex min-h-8 items-center justify-between px-0.5 text-14 font-semibold text-strong"
            >
              {part.category_name}
              <ChevronRight size={14} aria-hidden className="text-quiet" />
            </Link>
          </h2>
          <CategoryTiles categories={part.children} />
        </section>
      ))}
      {single.length > 0 && (
        <section className="rounded-12 bg-card p-2.5" aria-label={t('subcategories', { name: category.category_name })}>
          <CategoryTiles categories={single} />
        </section>
      )}
    </div>
  )
}

function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className="grid grid-cols-3 gap-x-2 gap-y-3 pt-1">
      {categories.map((category) => (
        <li key={category.category_id}>
          <Link to="/v2/goods/list/list" search={{ category_id: category.category_id }} className="pressable block text-center">
            <Picture picture={category.picture} sizes="80px" decorative className="rounded-12" />
            <span className="mt-1 line-clamp-2 text-12 text-body">{category.category_name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
