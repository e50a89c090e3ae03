import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { screenRoutes } from './screen-routes.ts'
import { parseSearch, stringifySearch } from './shell/address-search.ts'
import { Allowed } from './shell/frame/allowed.tsx'
import { ConsoleLayout } from './shell/frame/console-layout.tsx'
import { NotFound } from './shell/frame/not-found.tsx'
import { readToken } from './shell/call/storage.ts'
import { currentLanguage } from './shell/language.tsx'
import type { ScreenRoute } from './shell/screen-route.ts'
import { loadTranslations } from './shell/translations.ts'

const rootRoute = createRootRoute()

const logInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/log_in',
  validateSearch: (raw: Record<string, unknown>) => ({ return_to: typeof raw.return_to === 'string' ? raw.return_to : undefined }),
  component: lazyRouteComponent(() => import('./staff/log-in-screen.tsx'), 'LogInScreen'),
})

/** The one-time address of a new shop; its key is behind the `#`, which is not sent to a server. */
const setUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/set-up',
  component: lazyRouteComponent(async () => {
    const [{ SetUpScreen }] = await Promise.all([import('./shop/set-up-screen.tsx'), loadTranslations('shop', currentLanguage())])
    return { default: SetUpScreen }
  }),
})

/** All that needs a session. */
const insideRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'inside',
  component: ConsoleLayout,
  beforeLoad: ({ location }) => {
    if (!readToken()) throw redirect({ to: '/log_in', search: { return_to: location.href } })
  },
})

const routeOf = ({ path, requires, translations, screen }: ScreenRoute) =>
  createRoute({
    getParentRoute: () => insideRoute,
    path,
    validateSearch: (raw: Record<string, unknown>) => raw,
    component: lazyRouteComponent(async () => {
      const [Screen] = await Promise.all([screen(), ...translations.map((name) => loadTranslations(name, currentLanguage()))])
      const AllowedScreen = () => (
        <Allowed requires={requires}>
          <Screen />
        </Allowed>
      )
      return { default: AllowedScreen }
    }),
  })

const routeTree = rootRoute.addChildren([logInRoute, setUpRoute, insideRoute.addChildren(screenRoutes.map(routeOf))])

/** Not registered as the one router of the types: the storefront has another. */
export const router = createRouter({ routeTree, basepath: '/console', defaultNotFoundComponent: NotFound, parseSearch, stringifySearch })
