import { Picture } from '@longmall/ui/display/picture.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import type { BlockOf } from '../block.ts'
import { BlockHead } from './block-head.tsx'
import { ContentLink } from '../content-link.tsx'
import { useOpenLinks } from '../use-open-links.ts'

const topicRatio = 1.6

/** Topics as cards side by side: two fill the page's width, more are scrolled to. */
export function TopicCards({ block }: { block: BlockOf<'topic_cards'> }) {
  const t = useTranslations('content')
  const cards = useOpenLinks(block.cards)
  if (cards.length === 0) return null
  return (
    <section aria-label={block.title ?? t('topics')} className="px-3">
      <BlockHead title={block.title} />
      <ul className="no-scrollbar -mx-3 flex snap-x scroll-px-3 gap-2.5 overflow-x-auto px-3">
        {cards.map((card) => (
          <li key={card.href + card.label} className="w-[calc(50%-0.3125rem)] shrink-0 snap-start">
            <ContentLink href={card.href} className="pressable block h-full overflow-hidden rounded-12 bg-card">
              <Picture picture={card.picture} ratio={topicRatio} sizes="(min-width: 500px) 233px, 46vw" decorative />
              <span className="block p-2.5">
                <span className="line-clamp-1 text-14 font-semibold text-strong">{card.label}</span>
                {card.subtitle && <span className="line-clamp-2 text-12 text-quiet">{card.subtitle}</span>}
              </span>
            </ContentLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
