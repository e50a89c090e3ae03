import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  isNotFound,
  redirect,
  type RouterHistory,
  useMatch,
} from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { LoadingScreen } from '@longmall/ui/state/loading-screen.tsx'
import { useLayoutEffect } from 'react'
import { findMissing, findScreen, loadedScreen, loadScreen } from '../routes/find-screen.ts'
import type { Screen } from '../routes/screen.ts'
import { replayEarlyInput } from '../shell/early/early-input.ts'
import { Layout } from '../shell/layout/layout.tsx'
import type { TranslationStore } from '../shell/translations.tsx'
import { ScreenError } from '../shell/screens/screen-error.tsx'
import { parseSearch, type RawSearch, stringifySearch } from '../shell/search.ts'
import type { SharedStore } from '../shell/shared.ts'

export interface RouteContext {
  queryClient: QueryClient
  translations: TranslationStore
  shared: SharedStore
  /** The token that is stored now; always none while a page is rendered. */
  token: () => string | null
}

/** Screens that open while the shop is closed. */
const openWhenClosed = new Set([
  '/v2/store_closed',
  '/v2/member/language/language',
  '/v2/member/theme/theme',
  '/v1/login/login/logout',
  '/v1/testfullpage',
])

const rootRoute = createRootRouteWithContext<RouteContext>()({
  component: Layout,
  beforeLoad: ({ context, location }) => {
    if (context.shared.getState().siteState < 0 && !openWhenClosed.has(location.pathname))
      throw redirect({ to: '/v2/store_closed', replace: true })
  },
})

const mayOpen = ({ access }: Screen, context: RouteContext) =>
  access === 'all' || access === 'visitor' || import.meta.env.SSR || context.token() !== null

/**
 * The one route of all screens: paths of the table have no parameters in them, so that a look into the table is all
 * matching there is, and most of the table can be loaded after the first code.
 */
const screenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  component: ScreenHost,
  validateSearch: (raw: RawSearch) => raw,
  beforeLoad: async ({ context, location }) => {
    const screen = await findScreen(location.pathname)
    if (!mayOpen(screen, context)) throw redirect({ to: '/v1/login', search: { redirect: location.href }, replace: true })
  },
  loader: async ({ context, location }) => {
    const screen = await findScreen(location.pathname)
    const shown = await prepareScreen(screen, context, location.search as RawSearch)
    return shown.file
  },
})

/** Loads the code, translations and data of a screen. Returns the screen, or on the server the not-found screen in its place. */
async function prepareScreen(screen: Screen, context: RouteContext, raw: RawSearch): Promise<Screen> {
  const { queryClient, translations } = context
  const data = screen.prepare?.({ queryClient, search: screen.search ? screen.search(raw) : raw })
  // The rejection is handled below or by the screen; this handler prevents an unhandled rejection until then.
  data?.catch(() => undefined)
  await Promise.all([loadScreen(screen), translations.load(screen.translations ?? [])])
  // The server sends a page with its data; in the browser a screen opens at once with skeletons.
  if (!import.meta.env.SSR) return screen
  try {
    await data
    return screen
  } catch (error) {
    if (!isMissing(error)) throw error
    const missing = await findMissing()
    await loadScreen(missing)
    return missing
  }
}

/** Did a `prepare` find that the thing does not exist? */
const isMissing = (error: unknown) => isNotFound(error) || (error as { status?: number }).status === 404

/** Renders the screen of the match, remounted for each path. */
function ScreenHost() {
  const { path, file } = useMatch({ strict: false, select: ({ pathname, loaderData }) => ({ path: pathname, file: loaderData as string }) })
  const Found = loadedScreen(file)
  useLayoutEffect(replayEarlyInput, [])
  return Found && <Found key={path} />
}

const routeTree = rootRoute.addChildren([screenRoute])

export function createScreenRouter(context: RouteContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    trailingSlash: 'never',
    // On the server it would write a script into the page, which the content policy forbids.
    scrollRestoration: !import.meta.env.SSR,
    defaultPreload: false,
    defaultPendingMs: 200,
    defaultPendingMinMs: 200,
    // The router has waited the 200 ms; the sign itself waits no longer.
    defaultPendingComponent: () => <LoadingScreen delay={0} />,
    defaultErrorComponent: ScreenError,
    notFoundMode: 'root',
  })
}

export type ScreenRouter = ReturnType<typeof createScreenRouter>
