import { NamedIcon } from '@longmall/ui/display/named-icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { query } from '@longmall/web/call/query.ts'
import { usePhrases } from '../../../shell/phrases.tsx'
import { InstallPanel } from './install-panel.tsx'
import { LandingFrame, LandingPart } from '../parts/landing-frame.tsx'
import { LandingHero } from '../parts/landing-hero.tsx'
import { LandingWords } from '../parts/landing-words.tsx'
import { PointGrid } from '../parts/point-grid.tsx'
import { QrCard } from '../parts/qr-card.tsx'
import { useLanding, useWritten } from '../use-landing.ts'

/** The shop on the home screen (CAT-16): installed by a press where the browser can, by words elsewhere; and the apps it is part of. */
export function DownloadScreen() {
  const say = usePhrases('article')
  const isWritten = useWritten('download')
  const { title, text, cover, body } = useLanding('download')
  const heading = isWritten ? title : say('download_title')
  const ways = [
    { icon: 'house', heading: say('way_ios'), words: say('way_ios_text') },
    { icon: 'layout-grid', heading: say('way_android'), words: say('way_android_text') },
    { icon: 'store', heading: say('way_computer'), words: say('way_computer_text') },
  ]
  return (
    <LandingFrame title={heading}>
      <LandingHero title={heading} text={isWritten ? text : say('download_text')} picture={cover} action={<InstallPanel />} />
      <LandingPart title={say('ways')}>
        <PointGrid points={ways} />
      </LandingPart>
      <HostApps />
      <LandingWords html={body} />
      <div className="mx-auto w-full max-w-landing px-4 pb-8 broad:max-w-page">
        <QrCard />
      </div>
    </LandingFrame>
  )
}

function HostApps() {
  const say = usePhrases('article')
  const { data } = useQuery(query('article/host_apps', {}))
  if (!data || data.list.length === 0) return null
  return (
    <LandingPart title={say('apps')}>
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
