import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { useState } from 'react'
import { Composer } from './parts/composer.tsx'
import { Header } from './parts/header.tsx'
import { HostPanel } from './parts/host-panel.tsx'
import { Phone } from './parts/phone.tsx'
import { TrafficPanel } from './parts/traffic-panel.tsx'
import { useIsWide } from './parts/use-is-wide.ts'
import { useSimulator } from './state/store.ts'
import { t } from './translations.ts'

const narrowParts = ['phone', 'app', 'send', 'traffic'] as const
const wideParts = ['app', 'send'] as const
type Part = (typeof narrowParts)[number]

/** The phone beside the app’s side of the talk; one below the other where the window is narrow. */
export function App() {
  const isWide = useIsWide()
  const [chosen, setChosen] = useState<Part>('phone')
  const parts = isWide ? wideParts : narrowParts
  const part = (parts as readonly Part[]).includes(chosen) ? chosen : parts[0]
  const error = useSimulator((simulator) => simulator.error)
  const is = (one: Part) => part === one || (isWide && (one === 'phone' || one === 'traffic'))
  return (
    <div className="flex h-dvh flex-col bg-page text-strong">
      <Header />
      <main className="grid min-h-0 flex-1 grid-rows-[auto_minmax(0,1fr)] desk:grid-cols-[26rem_minmax(0,1fr)] desk:grid-rows-1 desk:gap-4 desk:p-4">
        <div className="order-2 min-h-0 desk:order-1" hidden={!is('phone')}>
          <Phone />
        </div>
        <div className="order-1 flex min-h-0 flex-col desk:order-2 desk:gap-4">
          <section className="flex min-h-0 flex-col overflow-hidden bg-card desk:max-h-[58%] desk:rounded-16">
            <Tabs
              label={t('parts')}
              tabs={parts.map((key) => ({ key, label: t(`part_${key}`) }))}
              selected={part}
              onSelect={(key: Part) => setChosen(key)}
              className="hairline-b shrink-0"
            />
            {(isWide || part === 'app' || part === 'send') && (
              <div className="min-h-0 overflow-y-auto p-4 max-desk:h-[calc(100dvh-7rem)]">
                <div hidden={part !== 'app'}>
                  <HostPanel />
                </div>
                <div hidden={part !== 'send'}>
                  <Composer />
                </div>
              </div>
            )}
          </section>
          <p role="alert" className="rounded-12 bg-danger-soft px-4 py-2 text-14 text-danger empty:hidden max-desk:m-4">
            {error && t('error', { reason: error })}
          </p>
          {is('traffic') && <TrafficPanel />}
        </div>
      </main>
    </div>
  )
}
