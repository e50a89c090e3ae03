import type { BrowserApp } from '../browser/browser-app.ts'
import { query } from '@longmall/web/call/query.ts'
import { bindHost } from '../shell/host/host-port.ts'
import { onLoginNeeded } from '../shell/session/login-event.ts'
import { createProblemLog, type ProblemLog } from './message/problems.ts'
import { createHostPort } from './requests/host-port.ts'
import { createHostConnection } from './host-connection.ts'
import { type HostWindow, openTransport } from './transport/transport.ts'

/** Joins the shop to the host app around it: announces that it is ready, requests the shopper's identity, and handles the host's commands (HST-01 to HST-06). */
export async function startBridge(running: BrowserApp): Promise<void> {
  const problems = createProblemLog()
  try {
    await begin(running, problems)
  } catch (error) {
    problems.note('could not start', error)
    window.addEventListener('online', () => void startBridge(running), { once: true })
  }
}

async function begin(running: BrowserApp, problems: ProblemLog) {
  const { queryClient, request, translations } = running
  const host = () => queryClient.fetchQuery({ ...query('bridge/host', {}), staleTime: Number.POSITIVE_INFINITY })
  await translations.load(['bridge'])
  const talk = createHostConnection(running, problems)
  const transport = await openTransport({
    window: window as unknown as HostWindow,
    problems,
    receive: talk.link.receive,
    origins: async () => {
      const { origins, own_origin } = await host()
      return own_origin ? [...origins, location.origin] : origins
    },
  })
  if (!transport) return
  storeLifeMode(running)
  const isProduct = await host().then(
    ({ is_product_environment }) => is_product_environment,
    () => true,
  )
  const state = () => {
    const { plartform = null, pro_version = null } = talk.link.lastMessage() ?? {}
    return { transport: transport.kind, plartform, pro_version, problems: problems.list() }
  }
  // Under the life-mode and web-view flags the host's log-in replaces the log-in screen (§4).
  onLoginNeeded(talk.promptLogIn)
  bindHost(createHostPort({ link: talk.link, request, state, openScanned: talk.openScanned }))
  talk.begin(transport, isProduct)
}

/** A host opens the shop in life mode by `islifemode=1`, and ends it by `islifemode=0`. */
function storeLifeMode({ storage }: BrowserApp) {
  const lifeMode = new URLSearchParams(location.search).get('islifemode')
  if (lifeMode === '1') storage.write('islifemode', '1')
  if (lifeMode === '0') storage.remove('islifemode')
}
