import { useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { Link } from '../../../shell/link.tsx'
import { useTranslations } from '../../../shell/translations.tsx'
import { newsQuery } from '../../article-queries.ts'
import { MovingLine } from './moving-line.tsx'

/** The newest notices, passing by; each opens. */
export function NewsLine() {
  const t = useTranslations('article')
  const { data } = useQuery(newsQuery)
  if (!data || data.list.length === 0) return null
  return (
    <div className="bg-brand-soft">
      <div className="mx-auto flex max-w-landing items-center gap-2 px-4 broad:px-8">
        <Megaphone size={18} aria-hidden className="shrink-0 text-brand-ink" />
        <div className="min-w-0 flex-1">
          <MovingLine label={t('news')}>
            {data.list.map(({ article_id, title }) => (
              <li key={article_id}>
                <Link
                  to="/v2/notice/detail/detail"
                  search={{ id: article_id }}
                  className="flex min-h-11 items-center pr-6 text-14 whitespace-nowrap text-brand-ink -outline-offset-2"
                >
                  {title}
                </Link>
              </li>
            ))}
          </MovingLine>
        </div>
      </div>
    </div>
  )
}
