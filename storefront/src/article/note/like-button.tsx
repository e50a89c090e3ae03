import { classNames } from '@longmall/ui/class-names.ts'
import { Heart } from 'lucide-react'
import { useTranslations } from '../../shell/translations.tsx'
import { useLike } from './use-likes.ts'

/** The heart of a note with how many like it. */
export function LikeButton({ article_id }: { article_id: number }) {
  const t = useTranslations('article')
  const { liked, toggle } = useLike(article_id)
  const isLiked = liked?.is_liked === true
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      onClick={toggle}
      className={classNames(
        'pressable inline-flex min-h-11 items-center gap-2 rounded-full px-5 text-14 font-semibold',
        isLiked ? 'bg-danger-soft text-danger' : 'bg-sunken text-strong',
      )}
    >
      <Heart size={20} aria-hidden className={isLiked ? 'fill-current' : undefined} />
      {t(isLiked ? 'liked' : 'like')}
      <span className="figures min-w-4 text-center">{liked?.like_count ?? ''}</span>
    </button>
  )
}
