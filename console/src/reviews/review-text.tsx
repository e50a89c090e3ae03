import { Descriptions } from 'antd'
import type { ReactNode } from 'react'
import { Thumbnails } from '../shell/display/thumbnails.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import type { ModeratedReview } from './review-actions.tsx'

/** A review with its follow-up, the shop’s reply, and the reason if hidden. */
export function ReviewText({
  review: { text: reviewText, pictures, appended, reply, hidden_reason, is_anonymous },
}: {
  review: ModeratedReview
}) {
  const t = useTranslations('review')
  const { time } = useFormat()
  const text = (one: string) => <span style={{ whiteSpace: 'pre-line' }}>{one}</span>
  const shown = (some: typeof pictures) =>
    some.length > 0 && <Thumbnails pictures={some} size={88} name={(number) => t('picture', { number })} />
  const facts: [string, ReactNode][] = [
    [t('text'), reviewText && text(reviewText)],
    [t('pictures'), shown(pictures)],
    [t('anonymous'), is_anonymous && t('anonymous_text')],
    [appended ? t('appended', { time: time(appended.created_at) }) : '', appended && text(appended.text)],
    [t('appended_pictures'), appended && shown(appended.pictures)],
    [t('reply'), reply && text(reply)],
    [t('hide_reason'), hidden_reason],
  ]
  return (
    <Descriptions
      size="small"
      column={1}
      style={{ maxWidth: 800 }}
      items={facts.flatMap(([label, children]) => (children ? [{ key: label, label, children }] : []))}
    />
  )
}
