import { Megaphone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { prefersStillness } from '../../shell/layout/prefers-stillness.ts'
import { useTranslations } from '../../shell/translations.tsx'
import type { BlockOf } from '../block.ts'
import { ContentLink } from '../content-link.tsx'

/** Speed of the line, in px a second. */
const speed = 40

/** Notices in one moving line; it pauses while it is touched or focused, and does not move with reduced motion. */
export function NoticeMarquee({ block }: { block: BlockOf<'notice'> }) {
  const t = useTranslations('content')
  const line = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const element = line.current
    const frame = element?.parentElement
    if (!element || !frame || block.notices.length === 0 || prefersStillness()) return undefined
    const [width, seen] = [element.scrollWidth, frame.clientWidth]
    // Out of sight to the left, in again from the right.
    const out = width / (width + seen)
    const moving = element.animate(
      [
        { transform: 'translateX(0)' },
        { transform: `translateX(-${width}px)`, offset: out },
        { transform: `translateX(${seen}px)`, offset: out },
        { transform: 'translateX(0)' },
      ],
      { duration: ((width + seen) / speed) * 1000, iterations: Number.POSITIVE_INFINITY },
    )
    const hold = () => moving.pause()
    const go = () => moving.play()
    frame.addEventListener('pointerenter', hold)
    frame.addEventListener('pointerleave', go)
    frame.addEventListener('focusin', hold)
    frame.addEventListener('focusout', go)
    return () => {
      moving.cancel()
      frame.removeEventListener('pointerenter', hold)
      frame.removeEventListener('pointerleave', go)
      frame.removeEventListener('focusin', hold)
      frame.removeEventListener('focusout', go)
    }
  }, [block.notices])
  if (block.notices.length === 0) return null
  return (
    <section aria-label={t('notices')} className="mx-3 flex h-11 items-center gap-2 rounded-12 bg-card pr-3 pl-3 text-14">
      <Megaphone size={16} aria-hidden className="shrink-0 text-brand-ink" />
      <div className="no-scrollbar min-w-0 flex-1 overflow-x-auto">
        <ul ref={line} className="flex w-max gap-10 leading-11 whitespace-nowrap">
          {block.notices.map((notice) => (
            <li key={notice.text} className="text-body">
              {notice.href === null ? (
                notice.text
              ) : (
                <ContentLink href={notice.href} className="block -outline-offset-2">
                  {notice.text}
                </ContentLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
