import type { Review } from '@longmall/contract/review.ts'
import type { review as reviewTable } from '@longmall/translations/en-us/review.ts'
import type { Translate } from '@longmall/translations/translate.ts'
import { Avatar } from '@longmall/ui/display/avatar.tsx'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { dayLength } from '@longmall/web/time/calendar.ts'
import { useState } from 'react'
import { whenOpened } from '../shell/opening/when-opened.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { useStoreTime } from '../shell/date-time.ts'
import { Stars } from './stars.tsx'

const PictureViewer = whenOpened(async () => (await import('../catalogue/gallery/picture-viewer.tsx')).PictureViewer)

export interface ReviewCardProps {
  review: Review
  /** On the goods page: at most three lines and three pictures. */
  short?: boolean
}

/** A review: stars, text, pictures, the purchased variant, and the shop's reply (CAT-08). */
export function ReviewCard({ review, short }: ReviewCardProps) {
  const t = useTranslations('review')
  const name = review.is_anonymous ? t('anonymous') : review.nickname
  const day = useStoreTime({ dateStyle: 'medium' })
  return (
    <article className="py-3">
      <header className="flex items-center gap-2.5">
        <Avatar src={review.is_anonymous ? null : review.avatar} name={name} size="small" />
        <div className="min-w-0 flex-1">
          <p className="truncate text-14 text-strong">{name}</p>
          <Stars stars={review.stars} size={12} />
        </div>
        <time dateTime={review.created_at} className="figures shrink-0 self-start text-11 text-quiet">
          {day(review.created_at)}
        </time>
      </header>
      {review.text ? (
        <p className={`mt-2 text-14 whitespace-pre-line text-body ${short ? 'line-clamp-3' : ''}`}>{review.text}</p>
      ) : (
        <p className="mt-2 text-14 text-quiet">{t(review.is_default ? 'default_tag' : 'default_text')}</p>
      )}
      {review.pictures.length > 0 && <ReviewPictures pictures={short ? review.pictures.slice(0, 3) : review.pictures} />}
      {review.sku_name && <p className="mt-1.5 text-12 text-quiet">{review.sku_name}</p>}
      {review.appended && !short && (
        <div className="hairline-t mt-2 pt-2">
          <p className="text-12 font-semibold text-brand-ink">{appendedLabel(t, review.created_at, review.appended.created_at)}</p>
          {review.appended.text && <p className="mt-1 text-14 whitespace-pre-line text-body">{review.appended.text}</p>}
          {review.appended.pictures.length > 0 && <ReviewPictures pictures={review.appended.pictures} />}
        </div>
      )}
      {review.reply !== null && !short && (
        <div className="mt-2 rounded-8 bg-sunken px-3 py-2 text-14 text-body">
          <p className="text-12 font-semibold text-strong">{t('reply')}</p>
          <p className="whitespace-pre-line">{review.reply}</p>
        </div>
      )}
    </article>
  )
}

/** How long after the review something was added, in whole days. */
function appendedLabel(t: Translate<typeof reviewTable>, written: string, added: string): string {
  const days = Math.floor((Date.parse(added) - Date.parse(written)) / dayLength)
  return days === 0 ? t('appended_same_day') : t('appended_days', { count: days })
}

function ReviewPictures({ pictures }: { pictures: Review['pictures'] }) {
  const t = useTranslations('review')
  const [viewed, setViewed] = useState<number | null>(null)
  return (
    <>
      <ul className="mt-2 grid grid-cols-3 gap-1.5">
        {pictures.map((picture, at) => (
          <li key={picture.src}>
            <button
              type="button"
              aria-label={t('picture_of', { index: at + 1, count: pictures.length })}
              onClick={() => setViewed(at)}
              className="pressable block w-full overflow-hidden rounded-8"
            >
              <Picture picture={picture} sizes="(min-width: 500px) 150px, 31vw" decorative />
            </button>
          </li>
        ))}
      </ul>
      <PictureViewer open={viewed !== null} onClose={() => setViewed(null)} label={t('pictures')} pictures={pictures} start={viewed ?? 0} />
    </>
  )
}
