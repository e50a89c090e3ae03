import type { Output } from '@longmall/web/call/query.ts'
import type { ShopStorage } from '../../shell/session/storage.ts'
import type { HostMessage } from '../message/read-message.ts'
import type { ProblemLog } from '../message/problems.ts'
import type { InitInfo } from './init-info.ts'

export type HostAnswer = Output<'bridge/log_in'>
type Session = NonNullable<HostAnswer['session']>

export interface LogInTools {
  storage: ShopStorage
  problems: ProblemLog
  info: InitInfo
  /** Exchanges a host token at the shop’s server, which alone validates it. */
  exchange: (host_token: string, current: string | null) => Promise<HostAnswer>
  startSession: (session: Session) => Promise<void>
  /** Stores the ticket of an identity without an account, for the log-in screen. */
  storeTicket: (answer: HostAnswer) => void
  /** Forgets all of the member on this device. */
  clearMember: () => Promise<void>
  resetCartCount: () => void
  goHome: () => Promise<unknown>
  /** Leaves the log-in screen, when one is shown. */
  closeLogInScreen: () => Promise<unknown>
  promptLogIn: () => void
  /** Ends the session at the server, if it can be reached. */
  endSession: () => Promise<unknown>
  notifyLoggedOut: () => void
  now: () => number
}

export interface HostLogIn {
  handleLogInReply: (message: HostMessage) => Promise<void>
  handleLogOut: () => Promise<void>
}

/** Log-in and log-out by the host (§4, HST-03, HST-04). */
export function createHostLogIn(tools: LogInTools): HostLogIn {
  const { storage, problems, info } = tools
  let inUse: string | null = null

  async function handleLogInReply({ token, isInstallBoostapp }: HostMessage) {
    if (isInstallBoostapp !== undefined) storage.write('isInstallBoostapp', isInstallBoostapp ? '1' : '0')
    info.afterReply()
    if (token) return logIn(token)
    if (storage.read('loginLock') !== null) return
    const wasMember = storage.read('token') !== null
    await logOutAndLock()
    await tools.goHome()
    if (wasMember) tools.promptLogIn()
  }

  /** A host token is valid for one log-in: if the host sends the same one twice, the second is ignored. */
  async function logIn(host_token: string) {
    if (inUse === host_token) return
    inUse = host_token
    storage.remove('loginLock', 'unbound')
    try {
      await completeLogIn(await tools.exchange(host_token, storage.read('token')), host_token)
    } catch (error) {
      inUse = null
      problems.note('the host’s token was not accepted', error)
    }
  }

  async function completeLogIn(answer: HostAnswer, host_token: string) {
    if (answer.session) await tools.startSession(answer.session)
    if (answer.session || answer.is_current) {
      const time = tools.now()
      const session = await sessionName(time, host_token)
      if (session) storage.write('authInfo', JSON.stringify({ session, time }))
      info.initInfo()
      await tools.closeLogInScreen()
    } else if (answer.ticket) {
      // The app's user is not the one whose token opened this session.
      if (storage.read('authInfo') !== null) await endSession()
      storage.write('unbound', '1')
      tools.storeTicket(answer)
      info.initInfo()
    }
  }

  /** Ends the session here and at the server. */
  async function endSession() {
    await tools.endSession().catch((error: unknown) => problems.note('the session could not be ended', error))
    await tools.clearMember()
    tools.resetCartCount()
  }

  /** Clears the member's data and sets the lock, so that further replies without a token have no effect. */
  async function logOutAndLock() {
    inUse = null
    await endSession()
    storage.remove('unbound')
    storage.write('loginLock', '1')
  }

  async function handleLogOut() {
    // The lock does not prevent an existing session from being ended.
    if (storage.read('loginLock') !== null && storage.read('token') === null) return
    await logOutAndLock()
    await tools.goHome()
    tools.notifyLoggedOut()
  }

  // One after the other: of two log-ins at once one would end the other’s session.
  let queue: Promise<void> = Promise.resolve()
  const enqueue = (work: () => Promise<void>) => {
    const next = queue.then(work)
    queue = next.catch(() => undefined)
    return next
  }
  return { handleLogInReply: (message) => enqueue(() => handleLogInReply(message)), handleLogOut: () => enqueue(handleLogOut) }
}

/** What this client calls its session: a hash of the time and the host token (§4). Nobody trusts it; the server’s token opens the shop. */
async function sessionName(time: number, host_token: string): Promise<string | null> {
  // Over plain HTTP a browser offers no hash: the session then has no name.
  if (!globalThis.isSecureContext) return null
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${time}${host_token}`))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
