import { hostSettled } from '../host/host-port.ts'

/** Asks the host for a log-in; true when a host took it over and no log-in screen is to be shown. */
export type RequestHostLogIn = () => boolean

let requestHostLogIn: RequestHostLogIn = () => false

/** For the host bridge: under the life-mode and webview flags it emits a login event in place of the log-in screen. */
export const onLoginNeeded = (request: RequestHostLogIn) => {
  requestHostLogIn = request
}

/** True when a host took the log-in over; a bridge that is on its way is waited for. */
export const emitLogin = async (): Promise<boolean> => {
  await hostSettled()
  return requestHostLogIn()
}
