import { NamedIcon } from '@longmall/ui/display/named-icon.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import type { BlockOf } from '../block.ts'
import { ContentLink } from '../content-link.tsx'
import { useOpenLinks } from '../use-open-links.ts'

/** Shortcuts, five in a line. */
export function IconGrid({ block }: { block: BlockOf<'icon_grid'> }) {
  const t = useTranslations('content')
  const icons = useOpenLinks(block.icons)
  return (
    <nav aria-label={t('shortcuts')} className="mx-3 rounded-16 bg-card px-1 py-3">
      <ul className="grid grid-cols-5 gap-y-3">
        {icons.map((icon) => (
          <li key={icon.href + icon.label}>
            <ContentLink href={icon.href} className="pressable flex flex-col items-center gap-1.5 px-0.5 text-center">
              <span className="flex size-12 items-center justify-center rounded-16 bg-brand-soft text-brand-ink">
                <NamedIcon name={icon.icon} strokeWidth={1.8} />
              </span>
              <span className="line-clamp-2 text-12 text-body">{icon.label}</span>
            </ContentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
