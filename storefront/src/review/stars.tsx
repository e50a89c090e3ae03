import { Star } from 'lucide-react'
import { useTranslations } from '../shell/translations.tsx'

/** One to five stars. */
export function Stars({ stars, size = 14 }: { stars: number; size?: number }) {
  const t = useTranslations('review')
  return (
    <span role="img" aria-label={t('stars', { count: stars })} className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} size={size} aria-hidden className={star <= stars ? 'fill-current text-warning' : 'fill-current text-hairline'} />
      ))}
    </span>
  )
}
