import { decidePayment } from '../host/answer.ts'
import { attempt, send, sendToken } from '../host/send-messages.ts'
import { Chip, chipClass } from '../parts/controls.tsx'
import { type HostSheet, store, useSimulator } from '../state/store.ts'
import { t } from '../translations.ts'
import { Frame } from './frame.tsx'
import { ScanSheet } from './scan-sheet.tsx'

const close = () => store.setState({ sheet: null })
type SheetOf<Kind extends HostSheet['kind']> = Extract<HostSheet, { kind: Kind }>

/** What the app shows over the shop: log-in, payment, scan, share, browser, or that it closed the shop. */
export function HostSheetView() {
  const sheet = useSimulator((simulator) => simulator.sheet)
  if (!sheet) return null
  switch (sheet.kind) {
    case 'log_in':
      return <LogInSheet {...sheet} />
    case 'pay':
      return <PaySheet {...sheet} />
    case 'scan':
      return <ScanSheet {...sheet} />
    case 'share':
      return <ShareSheet {...sheet} />
    case 'browser':
      return <BrowserSheet {...sheet} />
    case 'closed':
      return <ClosedSheet />
  }
}

function LogInSheet({ re }: SheetOf<'log_in'>) {
  const { nickname, sub } = useSimulator((simulator) => simulator.user)
  const answer = (isLoggedIn: boolean) => {
    store.setState(isLoggedIn ? { isLoggedIn, sheet: null } : { sheet: null })
    attempt(() => sendToken(re))
  }
  return (
    <Frame title={t('log_in_title')}>
      <div className="grid gap-2">
        <Chip look="primary" onClick={() => answer(true)}>
          {t('log_in_as', { name: nickname || sub })}
        </Chip>
        <Chip onClick={() => answer(false)}>{t('cancel')}</Chip>
      </div>
    </Frame>
  )
}

function PaySheet({ re, reference, amount }: SheetOf<'pay'>) {
  const decide = (decision: Parameters<typeof decidePayment>[2]) => {
    close()
    attempt(() => decidePayment(re, reference, decision))
  }
  return (
    <Frame title={t('pay_title')}>
      <p className="text-center text-28 font-bold">${amount}</p>
      <p className="text-center font-mono text-12 text-quiet">{reference}</p>
      <div className="grid gap-2">
        <Chip look="primary" onClick={() => decide('success')}>
          {t('pay_success')}
        </Chip>
        <Chip onClick={() => decide('fail')}>{t('pay_fail')}</Chip>
        <Chip onClick={() => decide('silent')}>{t('pay_silent')}</Chip>
        <Chip onClick={() => decide('cancel')}>{t('cancel')}</Chip>
      </div>
    </Frame>
  )
}

function ShareSheet({ url }: SheetOf<'share'>) {
  return (
    <Frame title={t('share_title')}>
      <p className="rounded-8 bg-sunken p-3 font-mono text-12 break-all text-body">{url}</p>
      <Chip look="primary" className="w-full" onClick={close}>
        {t('done')}
      </Chip>
    </Frame>
  )
}

function BrowserSheet({ re, url }: SheetOf<'browser'>) {
  const done = () => {
    close()
    send('016', { pre_mes_unique_id: re })
  }
  return (
    <Frame title={t('browser_title')}>
      <p className="rounded-8 bg-sunken p-3 font-mono text-12 break-all text-body">{url}</p>
      <div className="grid gap-2">
        <a href={url} target="_blank" rel="noreferrer" className={chipClass('primary')}>
          {t('browser_open')}
        </a>
        <Chip onClick={done}>{t('done')}</Chip>
      </div>
    </Frame>
  )
}

function ClosedSheet() {
  const reopen = () => store.setState(({ opened }) => ({ sheet: null, opened: opened + 1, isReady: false }))
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-4 bg-page p-6 text-center" data-host-sheet>
      <p className="text-16 font-semibold">{t('closed_title')}</p>
      <Chip look="primary" onClick={reopen}>
        {t('reopen')}
      </Chip>
    </div>
  )
}
