import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'
import { version } from '@longmall/contract/constants.ts'
import type { Language } from '@longmall/contract/fields.ts'
import { get, set } from 'idb-keyval'
import { isPublicAnswer } from './public-answers.ts'

// The catalogue as it was last seen, for a start without a network. Nothing of a member's is ever in it.

interface SavedCatalogue {
  version: string
  savedAt: number
  state: DehydratedState
}

const keyOf = (language: Language) => `lm_catalogue_${language}`
const week = 7 * 24 * 3_600_000
const pause = 2000

/** Puts the saved answers back; newer ones stay. */
export async function restoreCatalogue(queryClient: QueryClient, language: Language) {
  const saved = await get<SavedCatalogue>(keyOf(language)).catch(() => undefined)
  if (saved && saved.version === version && Date.now() - saved.savedAt < week) hydrate(queryClient, saved.state)
}

/** Saves what is public, a moment after it changed. */
export function keepCatalogue(queryClient: QueryClient, language: Language) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    timer = undefined
    const state = dehydrate(queryClient, {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: ({ queryKey, state: { data } }) => data !== undefined && isPublicAnswer(queryKey),
    })
    set(keyOf(language), { version, savedAt: Date.now(), state } satisfies SavedCatalogue).catch(() => undefined)
  }
  save()
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && isPublicAnswer(event.query.queryKey))
      timer ??= setTimeout(save, pause)
  })
}
