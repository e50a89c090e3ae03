import { version } from '@longmall/contract/constants.ts'
import type { BrowserApp } from '../browser/browser-app.ts'
import { createHostLogIn } from './log-in/host-log-in.ts'
import { createLogInTools } from './log-in/log-in-tools.ts'
import { oncePerBurst } from './log-in/once-per-burst.ts'
import { createLink, type Handle, type Link } from './message/link.ts'
import type { CommandCode } from './message/commands.ts'
import type { ProblemLog } from './message/problems.ts'
import { createOpenings } from './opening/handle-openings.ts'
import { showWaitSheet } from './requests/show-wait-sheet.tsx'
import { createWaitStore } from './requests/wait-store.ts'
import type { Transport } from './transport/transport.ts'

export interface HostConnection {
  link: Link
  /** Requests a log-in from the host where its flags require it; false when the log-in screen is to be shown. */
  promptLogIn: () => boolean
  begin: (transport: Transport, isProduct: boolean) => void
  openScanned: (text: string) => Promise<boolean>
}

/** All messages between shop and host, from the first one on. */
export function createHostConnection(running: BrowserApp, problems: ProblemLog): HostConnection {
  const { storage, queryClient } = running
  let transport: Transport | null = null
  let isProduct = true
  const waits = createWaitStore()
  const promptOnce = oncePerBurst(() => void requestLogIn(link, running))
  const promptLogIn = () => {
    if (storage.read('islifemode') !== '1' && (transport === null || transport.kind === 'frame')) return false
    promptOnce()
    return true
  }
  const logIn = createHostLogIn(createLogInTools(running, problems, promptLogIn))
  const openings = createOpenings(running, problems)
  const requestToken = () => void link.request('001', {}, { until: 'answered', quiet: true })
  const refreshPayments: Handle = () => {
    for (const domain of ['payment', 'order']) void queryClient.invalidateQueries({ queryKey: [domain] })
  }
  const storeEnvironment: Handle = ({ isInstallBoostapp, isProductEnvironment }) => {
    if (isInstallBoostapp !== undefined) storage.write('isInstallBoostapp', isInstallBoostapp ? '1' : '0')
    if (isProductEnvironment !== undefined && isProductEnvironment !== isProduct)
      problems.note('host and shop are of different environments')
  }
  const handlers: Partial<Record<CommandCode, Handle>> = {
    '002': logIn.handleLogInReply,
    '005': openings.scan,
    '007': logIn.handleLogOut,
    // A host that began to listen later than the shop began to speak.
    '008': requestToken,
    '009': storeEnvironment,
    '012': refreshPayments,
    '013': openings.desktopOrder,
    '015': openings.link,
    '016': refreshPayments,
    '017': logIn.handleLogInReply,
  }
  const link: Link = createLink({
    version,
    handlers,
    problems,
    send: (json) => transport?.send(json),
    show: (wait) => waits.setState({ wait }),
    hide: ({ id }) => waits.setState(({ wait }) => (wait?.id === id ? { wait: null } : {})),
  })
  return {
    link,
    promptLogIn,
    openScanned: openings.scanned,
    begin: (opened, isProductEnvironment) => {
      transport = opened
      isProduct = isProductEnvironment
      showWaitSheet(waits, running)
      link.notify('008', { isProductEnvironment })
      requestToken()
    },
  }
}

/** Requests the host to log the shopper in (004); a shopper who cancels the wait logs in here. */
async function requestLogIn(link: Link, { router }: BrowserApp) {
  const answer = await link.request('004', {}, { until: 'answered' })
  if (answer === null) await router.navigate({ to: '/v1/login', search: { redirect: router.state.location.href } })
}
