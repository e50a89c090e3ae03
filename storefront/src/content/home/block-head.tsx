import { ChevronRight } from 'lucide-react'
import { useTranslations } from '../../shell/translations.tsx'
import { ContentLink } from '../content-link.tsx'

export interface BlockHeadProps {
  title: string | null
  href?: string | null
}

/** Heading of a block, and the way to all of it where there is one. */
export function BlockHead({ title, href }: BlockHeadProps) {
  const t = useTranslations('content')
  if (title === null && !href) return null
  return (
    <header className="flex min-h-11 items-center justify-between gap-3 px-1">
      <h2 className="truncate text-16 font-bold text-strong">{title}</h2>
      {href && (
        <ContentLink
          href={href}
          className="flex min-h-11 shrink-0 items-center text-12 text-quiet"
          aria-label={title === null ? t('see_all') : t('see_all_of', { title })}
        >
          {t('see_all')}
          <ChevronRight size={14} aria-hidden />
        </ContentLink>
      )}
    </header>
  )
}
