import { createRoot } from 'react-dom/client'
import type { Running } from '../../browser/running.ts'
import { Providers } from '../../shell/providers.tsx'
import type { WaitStore } from './wait-store.ts'
import { WaitSheet } from './wait-sheet.tsx'

/** Draws the waiting sheet beside the shop: whatever screen is shown, and while it changes. */
export function showWaitSheet(store: WaitStore, { queryClient, phrases, shared }: Running) {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <Providers queryClient={queryClient} phrases={phrases} shared={shared}>
      <WaitSheet store={store} />
    </Providers>,
  )
}
