import type { QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import type { Theme } from '@longmall/contract/fields.ts'
import type { ReactNode } from 'react'
import { createScreenRouter } from './routes.tsx'
import type { TranslationStore } from '../shell/translations.tsx'
import { Providers } from '../shell/providers.tsx'
import { createShared, type SharedStore } from '../shell/shared.ts'
import { siteQuery } from '../shell/site.ts'

export interface AppOptions {
  queryClient: QueryClient
  translations: TranslationStore
  theme: Theme
  token: () => string | null
  history?: RouterHistory
}

/** Puts a storefront together, for a browser or for one page on the server; the query client must hold the site state. */
export function createApp({ queryClient, translations, theme, token, history }: AppOptions) {
  const site = queryClient.getQueryData(siteQuery.queryKey)
  if (!site) throw new Error('the site state must be known before the first screen')
  const shared: SharedStore = createShared(site, theme)
  const router = createScreenRouter({ queryClient, translations, shared, token }, history)
  router.update({
    ...router.options,
    Wrap: ({ children }: { children: ReactNode }) => (
      <Providers queryClient={queryClient} translations={translations} shared={shared}>
        {children}
      </Providers>
    ),
  })
  return { router, shared }
}
