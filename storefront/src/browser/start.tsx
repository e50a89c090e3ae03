import { hydrate as hydrateQueries } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createApp } from '../app/app.tsx'
import { loadFile } from '../routes/find-screen.ts'
import { type MatchState, type PageState, pageStateId } from '../app/page-state.ts'
import { createTranslationStore } from '../shell/translations.tsx'
import { chooseLanguage } from '../shell/preferences.ts'
import { createStorage } from '../shell/session/storage.ts'
import { listenForTaps, recordEarlyInput } from '../shell/early/early-input.ts'
import { bindStorefront } from '../shell/storefront.ts'
import { bindToast } from '../shell/toast.ts'
import { noteVisitSource } from '../shell/session/visit-source.ts'
import { createActions } from './actions.ts'
import { bindSources } from './bind-source.ts'
import { createLayeredHistory } from './layered-history.ts'
import { createBrowserCalls } from './calls.ts'
import { syncSharedState } from './sync-shared-state.ts'
import { watchLaunch } from './launch.ts'
import { recordVisits } from './record-visit.ts'
import { ignoreSkippedTransitions } from './ignore-skipped-transitions.ts'
import { registerWorker } from './register-worker.ts'
import type { BrowserApp } from './browser-app.ts'
import { startInHost } from './start-in-host.ts'
import { watchConnection, watchReturn, watchSession } from './watch.ts'

/** Starts the shop in the browser: hydrates the server-rendered page, or renders the screen on the client. */
export async function startStorefront() {
  const state = JSON.parse(document.getElementById(pageStateId)?.textContent ?? '') as PageState
  const storage = createStorage(() => localStorage)
  const language = chooseLanguage(storage, state.language)
  if (language === 'reload') return location.reload()
  const translations = createTranslationStore(language, state.translations)
  const calls = createBrowserCalls({ storage, translations })
  hydrateQueries(calls.queryClient, state.queries)
  // Hydration must match the server's output; only a client-rendered screen may start from saved data.
  if (!navigator.onLine && !state.matches) await calls.restoreCatalogue()
  const history = createLayeredHistory(window)
  const { router, shared } = createApp({
    queryClient: calls.queryClient,
    translations,
    theme: state.theme,
    token: () => storage.read('token'),
    history,
  })
  calls.connect(router, shared)
  const running: BrowserApp = { ...calls, router, shared, storage, translations }
  bindToast(shared)
  bindStorefront(createActions(running))
  syncSharedState(running)
  // Before the router leads on, such as to the log-in.
  noteVisitSource(location.search)
  router.subscribe('onBeforeNavigate', ({ toLocation }) => noteVisitSource(toLocation.searchStr))
  ignoreSkippedTransitions()

  const root = document.getElementById('app') as HTMLElement
  if (state.matches && (await isCodeLoaded(state.matches))) {
    provideMatches(state.matches)
    recordEarlyInput()
    hydrateRoot(root, <RouterClient router={router} />)
  } else {
    listenForTaps()
    createRoot(root).render(<RouterProvider router={router} />)
  }
  watchAll(running)
}

/** Is the code of this page loaded? Hydration needs it. */
async function isCodeLoaded(matches: MatchState[]): Promise<boolean> {
  try {
    const files = matches.flatMap(({ l }) => l ?? [])
    await Promise.all(files.map((file) => loadFile(file)))
    return true
  } catch {
    return false
  }
}

/** Where the router's hydration looks for what the server knew. */
function provideMatches(matches: MatchState[]) {
  Object.assign(window, { $_TSR: { router: { manifest: undefined, matches }, buffer: [], h() {}, e() {}, c() {}, p() {} } })
}

function watchAll(running: BrowserApp) {
  watchConnection(running)
  watchSession(running)
  watchReturn(running)
  bindSources(running)
  startInHost(running)
  watchLaunch(running)
  registerWorker(running.router, running.translations.language)
  if (navigator.onLine)
    running
      .refreshCartNumber()
      .catch(() => undefined)
      .finally(() => recordVisits(running))
  else {
    void running.restoreCatalogue()
    recordVisits(running)
  }
  setTimeout(() => void running.cacheCatalogue(), 6000)
}
