import { CircleCheck, CircleDashed, RotateCw } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { answer } from '../host/answer.ts'
import { bindShop, bindUntrusted } from '../host/send-messages.ts'
import { HostSheetView } from '../sheets/host-sheet.tsx'
import { store, useSimulator } from '../state/store.ts'
import { record } from '../state/traffic.ts'
import { currentLanguage, t } from '../translations.ts'
import { Chip } from './controls.tsx'
import { listenToLog } from './listen-to-log.ts'
import { readFromShop } from './read-from-shop.ts'

function addressOf(path: string, isLifeMode: boolean): string {
  const address = new URL(path, location.origin)
  address.searchParams.set('language', currentLanguage())
  address.searchParams.set('islifemode', isLifeMode ? '1' : '0')
  return address.pathname + address.search
}

/** The shop in a phone’s frame, and beside it, hidden, a frame whose messages must be refused. */
export function Phone() {
  const { path, opened, isLifeMode, isReady } = useSimulator((simulator) => simulator)
  const shop = useRef<HTMLIFrameElement>(null)
  const bindShopFrame = (frame: HTMLIFrameElement | null) => {
    shop.current = frame
    bindShop(frame?.contentWindow ?? null)
  }
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (source !== shop.current?.contentWindow || origin !== location.origin) return
      // It may speak before all of its pictures have come.
      listenToLog(shop.current?.contentWindow)
      record('in', data)
      const message = readFromShop(data)
      if (message) answer(message)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  return (
    <div className="mx-auto flex h-full w-full flex-col desk:max-w-104">
      <AddressBar key={path} />
      <div className="relative min-h-0 flex-1 overflow-hidden bg-page desk:max-h-[56rem] desk:rounded-16 desk:border-6 desk:border-control desk:shadow-lifted">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the shop itself, of this origin */}
        <iframe
          key={opened}
          ref={bindShopFrame}
          name="shop"
          title={t('frame')}
          src={addressOf(path, isLifeMode)}
          onLoad={() => listenToLog(shop.current?.contentWindow)}
          className="size-full"
        />
        <HostSheetView />
      </div>
      <p role="status" className="flex min-h-9 items-center justify-center gap-1.5 text-12 text-quiet" data-ready={isReady}>
        {isReady ? <CircleCheck size={14} aria-hidden className="text-success" /> : <CircleDashed size={14} aria-hidden />}
        {t(isReady ? 'state_ready' : 'state_waiting')}
      </p>
      <iframe
        ref={(frame) => bindUntrusted(frame?.contentWindow ?? null)}
        title={t('foreign_origin')}
        src="/host-simulator/stranger.html"
        sandbox="allow-scripts"
        hidden
        tabIndex={-1}
      />
    </div>
  )
}

function AddressBar() {
  const [path, setPath] = useState(store.getState().path)
  const open = (event: FormEvent) => {
    event.preventDefault()
    store.setState(({ opened }) => ({ path: path.startsWith('/') ? path : `/${path}`, opened: opened + 1, isReady: false, sheet: null }))
  }
  return (
    <form onSubmit={open} className="flex gap-2 p-2 desk:px-0 desk:pt-0">
      <input
        aria-label={t('address')}
        value={path}
        onChange={(event) => setPath(event.target.value)}
        spellCheck={false}
        autoCapitalize="none"
        className="min-h-11 min-w-0 flex-1 rounded-8 bg-card px-3 font-mono text-12 text-strong focus:outline-2 focus:outline-brand-ink"
      />
      <Chip type="submit" className="bg-card" aria-label={t('open')} title={t('open')}>
        <RotateCw size={18} aria-hidden />
      </Chip>
    </form>
  )
}
