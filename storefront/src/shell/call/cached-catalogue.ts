import { type DehydratedState, dehydrate, hydrate, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { version } from '@longmall/contract/constants.ts'
import type { Language } from '@longmall/contract/fields.ts'
import { get, set } from 'idb-keyval'
import { isMemberQuery, readMemberCache, writeMemberCache } from './member-cache.ts'
import { isPublicQuery } from './public-queries.ts'

// The catalogue as last seen, for an offline start, and separately the cart of the logged-in member.

interface CachedCatalogue {
  version: string
  savedAt: number
  state: DehydratedState
}

const keyOf = (language: Language) => `lm_catalogue_${language}`
const week = 7 * 24 * 3_600_000
const pause = 2000

const isFresh = (cached: { version: string; savedAt: number } | undefined) =>
  cached !== undefined && cached.version === version && Date.now() - cached.savedAt < week

/** Restores saved query data; newer data are preserved, and another member's are ignored. */
export async function restoreQueries(queryClient: QueryClient, language: Language, customer_id: string | null) {
  const [cached, member] = await Promise.all([get<CachedCatalogue>(keyOf(language)).catch(() => undefined), readMemberCache()])
  if (isFresh(cached)) hydrate(queryClient, cached!.state)
  if (isFresh(member) && member!.language === language && member!.customer_id === customer_id) hydrate(queryClient, member!.state)
}

/** Saves public data and the caller's own, debounced. */
export function cacheQueries(queryClient: QueryClient, language: Language, customerId: () => string | null) {
  const dehydrateQueries = (isIncluded: (key: QueryKey) => boolean) =>
    dehydrate(queryClient, {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: ({ queryKey, state: { data } }) => data !== undefined && isIncluded(queryKey),
    })
  const cacheCatalogue = () =>
    set(keyOf(language), { version, savedAt: Date.now(), state: dehydrateQueries(isPublicQuery) } satisfies CachedCatalogue).catch(
      () => undefined,
    )
  const cacheMember = async () => {
    const state = dehydrateQueries(isMemberQuery)
    if (state.queries.length > 0) await writeMemberCache({ version, language, savedAt: Date.now(), customer_id: customerId(), state })
  }
  const follow = (isIncluded: (key: QueryKey) => boolean, save: () => Promise<unknown>) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    void save()
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || !isIncluded(event.query.queryKey)) return
      timer ??= setTimeout(() => {
        timer = undefined
        void save()
      }, pause)
    })
  }
  follow(isPublicQuery, cacheCatalogue)
  follow(isMemberQuery, cacheMember)
}
