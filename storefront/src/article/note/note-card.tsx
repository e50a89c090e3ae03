import type { ArticleCard } from '@longmall/contract/article-shapes.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Heart } from 'lucide-react'
import type { LikeState } from '@longmall/contract/article.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

const coverRatio = 0.8

/** A note among others: its cover, its title, how many like it. */
export function NoteCard({ note, liked, eager }: { note: ArticleCard; liked: LikeState | undefined; eager?: boolean }) {
  const t = useTranslations('article')
  return (
    <Link
      to="/v2/note/detail/detail"
      search={{ note_id: note.article_id }}
      transition
      className="pressable flex h-full flex-col overflow-hidden rounded-12 bg-card"
    >
      <Picture picture={note.cover} ratio={coverRatio} decorative eager={eager} />
      <span className="flex flex-1 flex-col gap-1 p-2.5">
        <span className="line-clamp-2 text-14 font-semibold text-strong">{note.title}</span>
        {note.summary && <span className="line-clamp-2 text-12 text-quiet">{note.summary}</span>}
        <span className="mt-auto flex min-h-4 items-center gap-1 pt-1 text-12 text-quiet">
          {liked && (
            <>
              <Heart size={14} aria-hidden className={liked.is_liked ? 'fill-current text-danger' : undefined} />
              <span className="sr-only">{t('likes', { count: liked.like_count })}</span>
              <span aria-hidden className="figures">
                {liked.like_count}
              </span>
            </>
          )}
        </span>
      </span>
    </Link>
  )
}
