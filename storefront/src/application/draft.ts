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

interface DraftStorage {
  read: () => string | null
  write: (text: string) => void
  clear: () => void
}

const visitorKey = 'lm_join_draft'
// A member's draft is deleted at log-out, a visitor's when the tab closes.
const draftStorages: Record<ApplicationKind, DraftStorage> = {
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

/** Saves a form while the member chooses a city on another screen or reloads the page. */
export const saveDraft = (kind: ApplicationKind, draft: Draft) => draftStorages[kind].write(JSON.stringify(draft))
export const removeDraft = (kind: ApplicationKind) => draftStorages[kind].clear()

export function readDraft(kind: ApplicationKind): Draft | null {
  const saved = draftStorages[kind].read()
  return saved ? (JSON.parse(saved) as Draft) : null
}
