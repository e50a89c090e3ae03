import { hydrate as hydrateQueries } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createApp } from '../app/app.tsx'
import { loadFile } from '../routes/find-screen.ts'
import { type MatchState, type PageState, pageStateId } from '../app/page-state.ts'
import { createPhraseStore } from '../shell/phrases.tsx'
import { chooseLanguage } from '../shell/preferences.ts'
import { createStorage } from '../shell/session/storage.ts'
import { hearTaps, noteEarlyInput } from '../shell/early/early-input.ts'
import { bindStorefront } from '../shell/storefront.ts'
import { bindToast } from '../shell/toast.ts'
import { noteVisitSource } from '../shell/session/visit-source.ts'
import { createActions } from './actions.ts'
import { createLayeredHistory } from './layered-history.ts'
import { createBrowserCalls } from './calls.ts'
import { followAnswers } from './follow-answers.ts'
import { watchLaunch } from './launch.ts'
import { noteVisits } from './note-visit.ts'
import { quietTransitions } from './quiet-transitions.ts'
import { registerWorker } from './register-worker.ts'
import type { Running } from './running.ts'
import { startInHost } from './start-in-host.ts'
import { watchConnection, watchReturn, watchSession } from './watch.ts'

/** Starts the shop in the browser: takes over the page that the server rendered, or renders the screen itself. */
export async function startStorefront() {
  const state = JSON.parse(document.getElementById(pageStateId)?.textContent ?? '') as PageState
  const storage = createStorage(() => localStorage)
  const language = chooseLanguage(storage, state.language)
  if (language === 'reload') return location.reload()
  const phrases = createPhraseStore(language, state.phrases)
  const calls = createBrowserCalls({ storage, phrases })
  hydrateQueries(calls.queryClient, state.queries)
  // What the server rendered must be taken over as it was; a screen that starts empty may begin with what was saved.
  if (!navigator.onLine && !state.matches) await calls.restoreCatalogue()
  const history = createLayeredHistory(window)
  const { router, shared } = createApp({
    queryClient: calls.queryClient,
    phrases,
    theme: state.theme,
    token: () => storage.read('token'),
    history,
  })
  calls.connect(router, shared)
  const running: Running = { ...calls, router, shared, storage, phrases }
  bindToast(shared)
  bindStorefront(createActions(running))
  followAnswers(running)
  // Before the router leads on, such as to the log-in.
  noteVisitSource(location.search)
  router.subscribe('onBeforeNavigate', ({ toLocation }) => noteVisitSource(toLocation.searchStr))
  quietTransitions()

  const root = document.getElementById('app') as HTMLElement
  if (state.matches && (await isCodeThere(state.matches))) {
    giveMatches(state.matches)
    noteEarlyInput()
    hydrateRoot(root, <RouterClient router={router} />)
  } else {
    hearTaps()
    createRoot(root).render(<RouterProvider router={router} />)
  }
  watchAll(running)
}

/** Has the code of this page come? What the server rendered can only be taken over with it. */
async function isCodeThere(matches: MatchState[]): Promise<boolean> {
  try {
    const files = matches.flatMap(({ l }) => l ?? [])
    await Promise.all(files.map((file) => loadFile(file)))
    return true
  } catch {
    return false
  }
}

/** Where the router's hydration looks for what the server knew. */
function giveMatches(matches: MatchState[]) {
  Object.assign(window, { $_TSR: { router: { manifest: undefined, matches }, buffer: [], h() {}, e() {}, c() {}, p() {} } })
}

function watchAll(running: Running) {
  watchConnection(running)
  watchSession(running)
  watchReturn(running)
  startInHost(running)
  watchLaunch(running)
  registerWorker(running.router, running.phrases.language)
  if (navigator.onLine)
    running
      .refreshCartNumber()
      .catch(() => undefined)
      .finally(() => noteVisits(running))
  else {
    void running.restoreCatalogue()
    noteVisits(running)
  }
  setTimeout(() => void running.keepCatalogue(), 6000)
}
