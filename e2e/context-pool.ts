import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

interface PooledContext {
  context: BrowserContext
  origin: string
  /** The settings it was created with. */
  key: string
  /** Stays open, so that the renderer process that has compiled the shop's code goes on. */
  warmPage: Page
  devtools: CDPSession
}

const idle = new Set<PooledContext>()
const acquired = new Map<BrowserContext, PooledContext>()

/** An empty context. One from the pool has a process that has compiled the shop's code already, which halves the work of a visit. */
export async function acquireContext(
  settings: BrowserContextOptions & { baseURL: string },
  create: (settings: BrowserContextOptions) => Promise<BrowserContext>,
): Promise<BrowserContext> {
  const key = JSON.stringify(settings)
  let pooled = [...idle].find((one) => one.key === key)
  if (pooled) idle.delete(pooled)
  else pooled = await prepareContext(await create(settings), settings.baseURL, key)
  acquired.set(pooled.context, pooled)
  return pooled.context
}

async function prepareContext(context: BrowserContext, origin: string, key: string): Promise<PooledContext> {
  const warmPage = await context.newPage()
  await warmPage.goto('/manifest.webmanifest')
  const pooled = { context, origin, key, warmPage, devtools: await context.newCDPSession(warmPage) }
  context.on('close', () => idle.delete(pooled))
  watchChanges(context)
  return pooled
}

/** A context on which a test calls what outlives its pages does not return to the pool. */
function watchChanges(context: BrowserContext): void {
  const watch = <Target extends object>(target: Target, names: (keyof Target)[]) => {
    for (const name of names) {
      const call = target[name] as (...args: unknown[]) => unknown
      Object.defineProperty(target, name, {
        value: (...args: unknown[]) => {
          acquired.delete(context)
          return call.apply(target, args)
        },
      })
    }
  }
  watch(context, ['addInitScript', 'exposeBinding', 'grantPermissions', 'route', 'setExtraHTTPHeaders', 'setGeolocation', 'setOffline'])
  watch(context.clock, ['install', 'setFixedTime', 'setSystemTime'])
}

/** Closes the pages of a context, and empties its storage and returns it to the pool, or closes it. */
export async function releaseContext(context: BrowserContext): Promise<void> {
  const pages = context.pages()
  // A response modified by a test may still be in flight; nothing depends on it.
  await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  const pooled = acquired.get(context)
  if (!pooled) return context.close()
  acquired.delete(context)
  await Promise.all(pages.filter((page) => page !== pooled.warmPage).map((page) => page.close()))
  await pooled.devtools.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' })
  await pooled.devtools.send('Network.clearBrowserCache')
  idle.add(pooled)
}

/** Closes the idle contexts of a shop that ends. */
export const closeIdleContexts = (origin: string) =>
  Promise.all([...idle].filter((one) => one.origin === origin).map(({ context }) => context.close()))
