import type { Language, Theme } from '@longmall/contract/fields.ts'
import type { RenderedPage, Renderer } from '@longmall/contract/page.ts'
import type { Context as Call } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Bundle } from './bundle.ts'
import { composeDocument, unavailableDocument } from './document.ts'
import { pickEncoding } from './negotiate.ts'
import { type CachedPage, type PageCache, packPage } from './page-cache.ts'
import type { PagesOptions } from './pages.ts'
import { storefrontHeaders } from './policy.ts'

export interface ServedPages extends PagesOptions {
  bundle: Bundle
  renderer: Renderer
  cache: PageCache
}

/** What a page depends on beside the address. */
interface Wish {
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
  const language = [searchParams.get('language'), getCookie(call, 'language')].find((text) => renderer.isLanguage(text)) ?? 'en-us'
  try {
    const theme = await themeOf(served, call, language, isPreview)
    const shellOnly = pathname === offlineShell
    const key = shellOnly ? 'shell' : renderer.describePage(url).key
    const make = () => makePage(served, call, { url, language, theme, shellOnly })
    // The page names the origin that its request named, so it is kept for requests of the same origin.
    const kept = `${key} ${language} ${theme} ${served.origin(call)}`
    return answer(served, call, key === null ? await make() : await cache.get(kept, version(), make))
  } catch (error) {
    report(error, url)
    const headers = {
      ...storefrontHeaders(served.policy()),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
    }
    return new Response(unavailableDocument(served.unavailable(language), renderer.htmlLang(language)), { status: 503, headers })
  }
}

/** The theme this browser chose, or a preview names; else the store's. */
async function themeOf({ renderer, call: ask }: ServedPages, call: Call, language: Language, isPreview: boolean): Promise<Theme> {
  const chosen = isPreview ? call.req.query('theme') : getCookie(call, 'themeStyle')
  if (renderer.isTheme(chosen)) return chosen
  const { theme_style } = (await ask('site/state', {}, language)) as { theme_style: Theme }
  return theme_style
}

async function makePage(served: ServedPages, call: Call, { url, language, theme, shellOnly }: Wish): Promise<CachedPage> {
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
    // What is being composed is nobody's to keep, to list or to be named to another site.
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
