import type { Language, Theme } from '@longmall/contract/fields.ts'
import type { RenderedPage, Renderer } from '@longmall/contract/page.ts'
import type { Context as Call } from 'hono'
import { getCookie } from 'hono/cookie'
import { RetryLater } from '../kernel/refusal.ts'
import type { Bundle } from './bundle.ts'
import { composeDocument, retryDocument } from './document.ts'
import { pickEncoding } from './negotiate.ts'
import { type CachedPage, type PageCache, packPage } from './page-cache.ts'
import type { PagesOptions } from './pages.ts'
import { storefrontHeaders } from './policy.ts'

export interface ServedPages extends PagesOptions {
  bundle: Bundle
  renderer: Renderer
  cache: PageCache
}

/** What a page depends on beside its address. */
interface PageRequest {
  url: string
  language: Language
  theme: Theme
  shellOnly: boolean
}

/** Fetched by the service worker for whoever starts without a network. */
const offlineShell = '/offline-shell'

/** A storefront page: from the cache when it was rendered before, by address, language and theme. */
export async function sendPage(served: ServedPages, call: Call): Promise<Response> {
  const { renderer, cache, version, report } = served
  const { pathname, search, searchParams } = new URL(call.req.url)
  const url = pathname + search
  const isPreview = searchParams.has('preview')
  const language =
    [searchParams.get('language'), getCookie(call, 'language')].find((text) => renderer.isLanguage(text)) ?? served.language()
  try {
    const client = await served.admit(call)
    const theme = themeOf(served, call, isPreview)
    const shellOnly = pathname === offlineShell
    const key = shellOnly ? 'shell' : renderer.describePage(url).key
    const make = () => makePage(served, call, { url, language, theme, shellOnly })
    // The page names its origin.
    const cacheKey = key === null ? null : `${key} ${language} ${theme} ${served.origin(call)}`
    return answer(served, call, await cache.get(cacheKey, version(), make, client))
  } catch (error) {
    if (!(error instanceof RetryLater)) report(error, url)
    return retryResponse(served, language, error)
  }
}

/** The answer to who is to come again: too many pages of this client's, or none that can be made now. */
function retryResponse({ policy, translate, renderer }: ServedPages, language: Language, error: unknown): Response {
  const isTooMany = error instanceof RetryLater && error.code === 'call.too_many'
  const seconds = error instanceof RetryLater ? error.seconds : 5
  const headers = {
    ...storefrontHeaders(policy()),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(seconds),
  }
  const text = translate(language, isTooMany ? 'call.too_many' : 'call.unavailable')
  return new Response(retryDocument(text, renderer.htmlLang(language), seconds), { status: isTooMany ? 429 : 503, headers })
}

/** The theme this browser chose, or a preview names; else the store's. */
function themeOf({ renderer, theme }: ServedPages, call: Call, isPreview: boolean): Theme {
  const chosen = isPreview ? call.req.query('theme') : getCookie(call, 'themeStyle')
  return renderer.isTheme(chosen) ? chosen : theme()
}

async function makePage(served: ServedPages, call: Call, { url, language, theme, shellOnly }: PageRequest): Promise<CachedPage> {
  const { renderer, bundle, origin, report } = served
  const request = {
    url,
    language,
    theme,
    origin: origin(call),
    call: (path: string, input: Record<string, unknown>) => served.call(path, input, language),
  }
  const render = async (): Promise<RenderedPage> => {
    try {
      return await renderer.renderPage({ ...request, shellOnly })
    } catch (error) {
      if (shellOnly) throw error
      // The browser may still succeed: it gets the shell, and asks for the data itself.
      report(error, url)
      return { ...(await renderer.renderPage({ ...request, shellOnly: true })), status: 500 }
    }
  }
  const page = await render()
  if (page.location) return { ...(await packPage('', page.status)), location: page.location }
  return packPage(composeDocument({ page, bundle, renderer, language, theme }), page.status)
}

function answer({ bundle, policy }: ServedPages, call: Call, page: CachedPage): Response {
  const headers: Record<string, string> = {
    ...storefrontHeaders(policy(), bundle.inline),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    etag: page.etag,
    vary: 'cookie',
    // A preview must not be cached, indexed or sent as a referrer.
    ...(call.req.query('preview') !== undefined && {
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    }),
  }
  if (page.location) return new Response(null, { status: page.status, headers: { location: page.location, 'cache-control': 'no-store' } })
  if (page.status === 200 && call.req.header('if-none-match') === page.etag) return new Response(null, { status: 304, headers })
  return new Response(pickEncoding(page, call.req.header('accept-encoding'), headers), { status: page.status, headers })
}
