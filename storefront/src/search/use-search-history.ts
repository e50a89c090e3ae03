import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { mutation, query } from '@longmall/web/call/query.ts'
import { storefront, useHasLogin } from '../shell/storefront.ts'
import { clearHistory, readHistory, rememberWord } from './search-history.ts'

export interface SearchHistory {
  words: readonly string[]
  /** A member's words are on their way. */
  isPending: boolean
  remember: (word: string) => void
  clear: () => void
}

/** Recent searches (CAT-06): a member's are kept by the server, a visitor's on this device. */
export function useSearchHistory(): SearchHistory {
  const isMember = useHasLogin()
  const hydrated = useHydrated()
  const queryClient = useQueryClient()
  const [, redraw] = useState(0)
  const own = query('search/history', {})
  const kept = useQuery({ ...own, enabled: isMember })
  const refresh = () => queryClient.invalidateQueries({ queryKey: own.queryKey })
  const remember = useMutation({ ...mutation('search/remember', { quiet: true }), onSuccess: refresh })
  const clear = useMutation({ ...mutation('search/clear_history'), onSuccess: refresh })

  if (isMember) {
    return {
      words: kept.data?.list.map(({ keyword }) => keyword) ?? [],
      isPending: kept.isPending,
      remember: (keyword) => remember.mutate({ keyword }),
      clear: () => {
        queryClient.setQueryData(own.queryKey, { list: [] })
        clear.mutate({})
      },
    }
  }
  return {
    words: hydrated ? readHistory(storefront().storage) : [],
    isPending: false,
    remember: (word) => void rememberWord(storefront().storage, word),
    clear: () => {
      clearHistory(storefront().storage)
      redraw((times) => times + 1)
    },
  }
}
