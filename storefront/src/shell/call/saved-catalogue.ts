import { type DehydratedState, dehydrate, hydrate, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { version } from '@longmall/contract/constants.ts'
import type { Language } from '@longmall/contract/fields.ts'
import { get, set } from 'idb-keyval'
import { isMemberAnswer, readMemberAnswers, saveMemberAnswers } from './member-answers.ts'
import { isPublicAnswer } from './public-answers.ts'

// The catalogue as it was last seen, for a start without a network, and beside it, of its own, the cart of who is logged in.

interface SavedCatalogue {
  version: string
  savedAt: number
  state: DehydratedState
}

const keyOf = (language: Language) => `lm_catalogue_${language}`
const week = 7 * 24 * 3_600_000
const pause = 2000

const isFresh = (saved: { version: string; savedAt: number } | undefined) =>
  saved !== undefined && saved.version === version && Date.now() - saved.savedAt < week

/** Puts the saved answers back; newer ones stay, and another member's are not shown. */
export async function restoreAnswers(queryClient: QueryClient, language: Language, customer_id: string | null) {
  const [saved, member] = await Promise.all([get<SavedCatalogue>(keyOf(language)).catch(() => undefined), readMemberAnswers()])
  if (isFresh(saved)) hydrate(queryClient, saved!.state)
  if (isFresh(member) && member!.language === language && member!.customer_id === customer_id) hydrate(queryClient, member!.state)
}

/** Saves what is public, and what is the caller's own, a moment after it changed. */
export function keepAnswers(queryClient: QueryClient, language: Language, customerId: () => string | null) {
  const answers = (isWanted: (key: QueryKey) => boolean) =>
    dehydrate(queryClient, {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: ({ queryKey, state: { data } }) => data !== undefined && isWanted(queryKey),
    })
  const saveCatalogue = () =>
    set(keyOf(language), { version, savedAt: Date.now(), state: answers(isPublicAnswer) } satisfies SavedCatalogue).catch(() => undefined)
  const saveMember = async () => {
    const state = answers(isMemberAnswer)
    if (state.queries.length > 0) await saveMemberAnswers({ version, language, savedAt: Date.now(), customer_id: customerId(), state })
  }
  const follow = (isWanted: (key: QueryKey) => boolean, save: () => Promise<unknown>) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    void save()
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || !isWanted(event.query.queryKey)) return
      timer ??= setTimeout(() => {
        timer = undefined
        void save()
      }, pause)
    })
  }
  follow(isPublicAnswer, saveCatalogue)
  follow(isMemberAnswer, saveMember)
}
