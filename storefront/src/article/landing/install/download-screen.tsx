import { NamedIcon } from '@longmall/ui/display/named-icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../../shell/translations.tsx'
import { InstallPanel } from './install-panel.tsx'
import { LandingFrame, LandingPart } from '../parts/landing-frame.tsx'
import { LandingHero } from '../parts/landing-hero.tsx'
import { LandingText } from '../parts/landing-text.tsx'
import { PointGrid } from '../parts/point-grid.tsx'
import { QrCard } from '../parts/qr-card.tsx'
import { useLanding, useHasArticle } from '../use-landing.ts'

/** The shop on the home screen (CAT-16): installed by a button where the browser can, by instructions elsewhere; and the apps it is part of. */
export function DownloadScreen() {
  const t = useTranslations('article')
  const hasArticle = useHasArticle('download')
  const { title, text, cover, body } = useLanding('download')
  const heading = hasArticle ? title : t('download_title')
  const platforms = [
    { icon: 'house', heading: t('install_ios'), text: t('install_ios_text') },
    { icon: 'layout-grid', heading: t('install_android'), text: t('install_android_text') },
    { icon: 'store', heading: t('install_computer'), text: t('install_computer_text') },
  ]
  return (
    <LandingFrame title={heading}>
      <LandingHero title={heading} text={hasArticle ? text : t('download_text')} picture={cover} action={<InstallPanel />} />
      <LandingPart title={t('install_title')}>
        <PointGrid points={platforms} />
      </LandingPart>
      <HostApps />
      <LandingText html={body} />
      <div className="mx-auto w-full max-w-landing px-4 pb-8 broad:max-w-page">
        <QrCard />
      </div>
    </LandingFrame>
  )
}

function HostApps() {
  const t = useTranslations('article')
  const { data } = useQuery(query('article/host_apps', {}))
  if (!data || data.list.length === 0) return null
  return (
    <LandingPart title={t('apps')}>
      <ul className="grid gap-3 broad:grid-cols-3">
        {data.list.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener" className="pressable flex min-h-14 items-center gap-3 rounded-16 bg-card px-4">
              <span className="text-brand-ink">
                <NamedIcon name="boxes" />
              </span>
              <span className="min-w-0 flex-1 truncate text-16 font-semibold text-strong">{name}</span>
              <ChevronRight size={18} aria-hidden className="text-quiet" />
            </a>
          </li>
        ))}
      </ul>
    </LandingPart>
  )
}
