import { Descriptions } from 'antd'
import type { ReactNode } from 'react'
import { Thumbnails } from '../shell/display/thumbnails.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useWords } from '../shell/language.tsx'
import type { ModeratedReview } from './review-actions.tsx'

/** A review as it was written, what was added to it, the shop’s answer, and why it is hidden. */
export function ReviewWords({ review: { words, pictures, added, reply, hidden_reason, is_anonymous } }: { review: ModeratedReview }) {
  const say = useWords('review')
  const { time } = useFormat()
  const text = (one: string) => <span style={{ whiteSpace: 'pre-line' }}>{one}</span>
  const shown = (some: typeof pictures) =>
    some.length > 0 && <Thumbnails pictures={some} size={88} name={(number) => say('picture', { number })} />
  const facts: [string, ReactNode][] = [
    [say('words'), words && text(words)],
    [say('pictures'), shown(pictures)],
    [say('anonymous'), is_anonymous && say('anonymous_text')],
    [added ? say('added', { time: time(added.created_at) }) : '', added && text(added.words)],
    [say('added_pictures'), added && shown(added.pictures)],
    [say('reply'), reply && text(reply)],
    [say('hide_reason'), hidden_reason],
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
