import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../../shell/layout/page-header.tsx'
import { Link, useBack } from '../../../shell/link.tsx'
import { useTranslations } from '../../../shell/translations.tsx'
import { useSite } from '../../../shell/site.ts'

const linkClass = 'inline-flex min-h-11 items-center px-2 text-14 text-body hover:text-brand-ink'

/** The bar and the foot of a landing page: the way back, the shop's name, and the ways on. */
export function LandingFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations('article')
  const tShell = useTranslations('shell')
  const { store_name } = useSite()
  const back = useBack()
  usePageTitle(title)
  return (
    <>
      <header className="safe-top hairline-b sticky top-0 z-30 bg-card">
        <div className="mx-auto flex min-h-14 max-w-landing items-center gap-2 pr-4 pl-1 broad:pr-8 broad:pl-5">
          <IconButton label={tShell('back')} icon={<ChevronLeft size={24} aria-hidden />} onClick={back} />
          <Link to="/v2/index/index/index" className="mr-auto inline-flex min-h-11 items-center text-18 font-bold text-brand-ink">
            {store_name}
          </Link>
          <nav aria-label={t('landing_nav')} className="flex">
            <Link to="/mobile/download" className={linkClass}>
              {t('open_download')}
            </Link>
            <Link to="/mobile/qa" className={linkClass}>
              {t('open_questions')}
            </Link>
          </nav>
        </div>
      </header>
      {children}
      <footer className="hairline-t mt-auto bg-card">
        <div className="mx-auto flex max-w-landing flex-wrap items-center gap-x-4 px-4 py-4 broad:px-8">
          <span className="mr-auto text-14 font-semibold text-strong">{store_name}</span>
          <Link to="/v1/login/about/about_us" className={linkClass}>
            {t('about')}
          </Link>
          <Link to="/v2/help/list/list" className={linkClass}>
            {t('open_help')}
          </Link>
          <Link to="/v2/notice/list/list" className={linkClass}>
            {t('notices')}
          </Link>
        </div>
      </footer>
    </>
  )
}

/** A part of a landing page, as wide as the page allows. */
export function LandingPart({ title, children, aside }: { title?: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="mx-auto w-full max-w-landing px-4 py-6 broad:px-8 broad:py-10">
      {title && (
        <div className="mb-4 flex items-center justify-between gap-3">
          <h2 className="text-22 font-bold text-strong">{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}
