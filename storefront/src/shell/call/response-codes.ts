import { sessionConflictToastMs } from '@longmall/contract/constants.ts'
import { wireCode } from '@longmall/contract/errors.ts'
import { switchToSecondAccount } from '../session/session.ts'
import type { ShopStorage } from '../session/storage.ts'

/** `again`: retry the call once, for another account. */
export type Handled = 'again' | 'done'
export type HandleCode = (code: number, sentToken: string | null) => Promise<Handled>

export interface CodeTools {
  storage: ShopStorage
  siteState: () => number
  setSiteState: (state: number) => void
  /** Clears everything of the member: storage, query cache, shared state. */
  clearMember: () => Promise<void>
  reloadCartCount: () => Promise<unknown>
  /** The session now belongs to another account: its data are refetched. */
  accountSwitched: () => Promise<unknown>
  go: (path: '/v2/index/index/index' | '/v1/login' | '/v2/store_closed' | '/v2/account_cancelled') => Promise<unknown>
  /** Tells the host app instead of going to the log-in screen; true when it did (life mode, webview). */
  emitLogin: () => boolean | Promise<boolean>
  toast: (message: 'logged_in_elsewhere', duration: number) => void
}

/** Handles the response codes of the specification (§8) once for all calls (SHL-12). */
export function createCodeHandler(tools: CodeTools): HandleCode {
  async function endSession() {
    await tools.clearMember()
    if (!(await tools.emitLogin())) await tools.go('/v1/login')
  }

  async function notLoggedIn(): Promise<Handled> {
    if (switchToSecondAccount(tools.storage)) {
      await tools.accountSwitched()
      return 'again'
    }
    if (tools.storage.read('loginLock')) return 'done'
    await tools.clearMember()
    await tools.reloadCartCount().catch(() => undefined)
    await tools.go('/v2/index/index/index')
    return 'done'
  }

  return async (code, sentToken) => {
    // Of many calls that fail together the first one acts: after it the token is another one.
    const token = tools.storage.read('token')
    const stale = token !== sentToken
    if (code === wireCode.notLoggedIn) return stale ? (token ? 'again' : 'done') : notLoggedIn()
    if (code === wireCode.sessionInvalid && !stale) await endSession()
    if (code === wireCode.loggedInElsewhere && !stale) {
      tools.toast('logged_in_elsewhere', sessionConflictToastMs)
      await endSession()
    }
    if (code === wireCode.accountCancelled) {
      await tools.clearMember()
      await tools.go('/v2/account_cancelled')
    }
    if ((code === wireCode.closedByOperator || code === wireCode.closedBySchedule) && tools.siteState() > 0) {
      tools.setSiteState(code)
      await tools.go('/v2/store_closed')
    }
    return 'done'
  }
}
