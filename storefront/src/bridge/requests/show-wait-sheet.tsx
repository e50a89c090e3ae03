import { createRoot } from 'react-dom/client'
import type { BrowserApp } from '../../browser/browser-app.ts'
import { Providers } from '../../shell/providers.tsx'
import type { WaitStore } from './wait-store.ts'
import { WaitSheet } from './wait-sheet.tsx'

/** Renders the waiting sheet in a React root of its own, independent of the current screen and its transitions. */
export function showWaitSheet(store: WaitStore, { queryClient, translations, shared }: BrowserApp) {
  const container = document.createElement('div')
  document.body.append(container)
  createRoot(container).render(
    <Providers queryClient={queryClient} translations={translations} shared={shared}>
      <WaitSheet store={store} />
    </Providers>,
  )
}
