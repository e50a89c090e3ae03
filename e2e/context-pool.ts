import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

interface Lent {
  context: BrowserContext
  origin: string
  key: string
  /** Stays open, so that the process that has compiled the shop's code goes on. */
  keeper: Page
  devtools: CDPSession
}

/** Emptied contexts that wait for their next visit. */
const idle = new Set<Lent>()
const lent = new Map<BrowserContext, Lent>()

/** An empty context, whose process has compiled the shop's code where there is one already: that halves the work of a visit. */
export async function lend(
  settings: BrowserContextOptions & { baseURL: string },
  create: (settings: BrowserContextOptions) => Promise<BrowserContext>,
): Promise<BrowserContext> {
  const key = JSON.stringify(settings)
  let found = [...idle].find((one) => one.key === key)
  if (found) idle.delete(found)
  else found = await prepareContext(await create(settings), settings.baseURL, key)
  lent.set(found.context, found)
  return found.context
}

async function prepareContext(context: BrowserContext, origin: string, key: string): Promise<Lent> {
  const keeper = await context.newPage()
  await keeper.goto('/manifest.webmanifest')
  const one = { context, origin, key, keeper, devtools: await context.newCDPSession(keeper) }
  context.on('close', () => idle.delete(one))
  watchChanges(context)
  return one
}

/** What a test may call that outlives its page: that context is not lent again. */
function watchChanges(context: BrowserContext): void {
  const watch = <Target extends object>(target: Target, names: (keyof Target)[]) => {
    for (const name of names) {
      const call = target[name] as (...args: unknown[]) => unknown
      Object.defineProperty(target, name, {
        value: (...args: unknown[]) => {
          lent.delete(context)
          return call.apply(target, args)
        },
      })
    }
  }
  watch(context, ['addInitScript', 'exposeBinding', 'grantPermissions', 'route', 'setExtraHTTPHeaders', 'setGeolocation', 'setOffline'])
  watch(context.clock, ['install', 'setFixedTime', 'setSystemTime'])
}

/** Ends what runs in a context. One that can be lent again loses all that its pages have left. */
export async function endContext(context: BrowserContext): Promise<void> {
  const pages = context.pages()
  // A response that a test changes may still be in flight; nothing waits for it any more.
  await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  const one = lent.get(context)
  if (!one) return context.close()
  lent.delete(context)
  await Promise.all(pages.filter((page) => page !== one.keeper).map((page) => page.close()))
  await one.devtools.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' })
  await one.devtools.send('Network.clearBrowserCache')
  idle.add(one)
}

/** The shop of this origin ends. */
export const closeIdle = (origin: string) =>
  Promise.all([...idle].filter((one) => one.origin === origin).map(({ context }) => context.close()))
