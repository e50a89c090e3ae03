import type { ApplicationKind } from '@longmall/contract/application.ts'
import type { Country } from '@longmall/contract/identity.ts'
import type * as z from 'zod/mini'
import { storefront } from '../shell/storefront.ts'

/** What was typed into a form, but for the code. */
export interface Draft {
  name: string
  country: z.output<typeof Country>
  mobile: string
  city: string
  region?: string | undefined
  message: string
}

interface Place {
  read: () => string | null
  write: (text: string) => void
  clear: () => void
}

const visitorKey = 'lm_join_draft'
// A member's draft goes with the log-out, a visitor's with the tab.
const places: Record<ApplicationKind, Place> = {
  franchise: {
    read: () => storefront().storage.read('lm_drafts'),
    write: (text) => storefront().storage.write('lm_drafts', text),
    clear: () => storefront().storage.remove('lm_drafts'),
  },
  join: {
    read: () => sessionStorage.getItem(visitorKey),
    write: (text) => sessionStorage.setItem(visitorKey, text),
    clear: () => sessionStorage.removeItem(visitorKey),
  },
}

/** Keeps a form while one chooses a city elsewhere, or loads the page anew. */
export const keepDraft = (kind: ApplicationKind, draft: Draft) => places[kind].write(JSON.stringify(draft))
export const dropDraft = (kind: ApplicationKind) => places[kind].clear()

export function readDraft(kind: ApplicationKind): Draft | null {
  const kept = places[kind].read()
  return kept ? (JSON.parse(kept) as Draft) : null
}
