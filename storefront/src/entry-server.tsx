import { dehydrate } from '@tanstack/react-query'
import type { AnyRouteMatch } from '@tanstack/react-router'
import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server'
import type { PageKind, PageRequest, RenderedPage, Renderer } from '@longmall/contract/page.ts'
import { renderToString } from 'react-dom/server'
import { createApp } from './app/app.tsx'
import { describePage } from './describe-page.ts'
import { headOfPage } from './head-of-page.ts'
import { filesOfScreen } from './routes/find-screen.ts'
import { missingScreen } from './routes/rest.ts'
import { earlyScript } from './shell/early/early-script.ts'
import { type MatchState, type PageState, pageStateId } from './app/page-state.ts'
import { type CallQuery } from '@longmall/web/call/query-client.ts'
import { createQueryClient } from './shell/call/query-client.ts'
import { createTranslationStore } from './shell/translations.tsx'
import { htmlLang, isLanguage } from '@longmall/web/translations/languages.ts'
import { isTheme } from './shell/preferences.ts'
import { siteQuery } from './shell/site.ts'

/** Renders one page for a visitor, without streaming; member pages get the shell, which the browser fills. */
async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { url, language, theme, origin, shellOnly } = request
  const call: CallQuery = (path, input) => request.call(path, input)
  const queryClient = createQueryClient({ call })
  const translations = createTranslationStore(language)
  await Promise.all([queryClient.fetchQuery({ ...siteQuery, retry: false }), translations.load(['shell'])])
  const page = describePage(url)
  const { router } = createApp({ queryClient, translations, theme, token: () => null })
  const finish = (kind: PageKind, status: number, app: string, matches: MatchState[] | null): RenderedPage => {
    const state: PageState = {
      language,
      theme,
      translations: translations.tables,
      matches,
      queries: dehydrate(queryClient, { shouldDehydrateQuery: ({ state }) => state.data !== undefined }),
    }
    return {
      status,
      app,
      state: escapeJson(state),
      head: headOfPage({ page, kind, queryClient, language, origin, translations }),
      files: filesOfScreen(page.path, (kind !== 'missing' && page.screen) || missingScreen),
    }
  }
  if (shellOnly || page.kind === 'shell') return finish('shell', 200, '', null)

  let rendered: RenderedPage | undefined
  const handle = createRequestHandler({ createRouter: () => router, request: new Request(new URL(url, origin)) })
  const response = await handle(() => {
    const matches = router.state.matches
    const missing = matches.some((match) => match.loaderData === missingScreen.file)
    const failed = matches.find((match) => match.status === 'error')
    if (failed) throw failed.error
    rendered = finish(
      missing ? 'missing' : 'page',
      missing ? 404 : 200,
      renderToString(<RouterServer router={router} />),
      // One page is cached for all addresses that do not exist: the browser renders it for its own.
      page.kind === 'missing' ? null : matches.map(matchState),
    )
    return new Response(null)
  })
  const location = response.headers.get('location')
  if (location) return { status: 302, location, head: '', app: '', state: '', files: [] }
  if (!rendered) throw new Error(`no page for ${url}`)
  return rendered
}

/** The router's own bootstrap is a script with code in it; ours is data, so that the content policy needs no exception. */
function matchState({ id, updatedAt, loaderData, ssr }: AnyRouteMatch): MatchState {
  return {
    i: id.replaceAll('/', '#'),
    u: updatedAt,
    s: 'success',
    ssr: ssr ?? true,
    ...(loaderData !== undefined && { l: loaderData as string }),
  }
}

const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

export const renderer: Renderer = { renderPage, describePage, isLanguage, isTheme, htmlLang, pageStateId, earlyScript }
