import type { ArticleCard } from '@longmall/contract/article-shapes.ts'
import { ChevronRight } from 'lucide-react'
import { Link } from '../../shell/link.tsx'
import { useDay } from '../reading/use-day.ts'

/** A notice in a list: title, subject, day. */
export function NoticeRow({ notice }: { notice: ArticleCard }) {
  const day = useDay()
  return (
    <Link
      to="/v2/notice/detail/detail"
      search={{ id: notice.article_id }}
      transition
      className="pressable flex items-center gap-3 rounded-12 bg-card p-4"
    >
      <span className="min-w-0 flex-1 space-y-1">
        <span className="line-clamp-2 text-16 font-semibold text-strong">{notice.title}</span>
        {notice.summary && <span className="line-clamp-2 text-14 text-body">{notice.summary}</span>}
        <time dateTime={notice.published_at} className="figures block text-12 text-quiet">
          {day(notice.published_at)}
        </time>
      </span>
      <ChevronRight size={18} aria-hidden className="shrink-0 text-quiet" />
    </Link>
  )
}
