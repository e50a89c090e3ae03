import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { ConsoleLayout } from './shell/console-layout.tsx'
import { NothingHere } from './shell/nothing-here.tsx'
import { readToken } from './shell/storage.ts'

const rootRoute = createRootRoute()

const logInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/log_in',
  validateSearch: (raw: Record<string, unknown>) => ({ return_to: typeof raw.return_to === 'string' ? raw.return_to : undefined }),
  component: lazyRouteComponent(() => import('./staff/log-in-screen.tsx'), 'LogInScreen'),
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

const homeRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./home/home-screen.tsx'), 'HomeScreen'),
})

const accountRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/account',
  component: lazyRouteComponent(() => import('./staff/account-screen.tsx'), 'AccountScreen'),
})

const outboxRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/outbox',
  component: lazyRouteComponent(() => import('./messaging/outbox-screen.tsx'), 'OutboxScreen'),
})

const routeTree = rootRoute.addChildren([logInRoute, insideRoute.addChildren([homeRoute, accountRoute, outboxRoute])])

/** Not registered as the one router of the types: the storefront has another. */
export const router = createRouter({ routeTree, basepath: '/console', defaultNotFoundComponent: NothingHere })
