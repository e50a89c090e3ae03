import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { mutation, query } from '@longmall/web/call/query.ts'
import { storefront, useHasLogin } from '../shell/storefront.ts'
import { clearHistory, readHistory, saveKeyword } from './search-history.ts'

export interface SearchHistory {
  keywords: readonly string[]
  /** A member's keywords are loading. */
  isPending: boolean
  remember: (keyword: string) => void
  clear: () => void
}

/** Recent searches (CAT-06): a member's are stored by the server, a visitor's on this device. */
export function useSearchHistory(): SearchHistory {
  const isMember = useHasLogin()
  const hydrated = useHydrated()
  const queryClient = useQueryClient()
  const [, redraw] = useState(0)
  const own = query('search/history', {})
  const history = useQuery({ ...own, enabled: isMember })
  const refresh = () => queryClient.invalidateQueries({ queryKey: own.queryKey })
  const remember = useMutation({ ...mutation('search/record', { quiet: true }), onSuccess: refresh })
  const clear = useMutation({ ...mutation('search/clear_history'), onSuccess: refresh })

  if (isMember) {
    return {
      keywords: history.data?.list.map(({ keyword }) => keyword) ?? [],
      isPending: history.isPending,
      remember: (keyword) => remember.mutate({ keyword }),
      clear: () => {
        queryClient.setQueryData(own.queryKey, { list: [] })
        clear.mutate({})
      },
    }
  }
  return {
    keywords: hydrated ? readHistory(storefront().storage) : [],
    isPending: false,
    remember: (keyword) => void saveKeyword(storefront().storage, keyword),
    clear: () => {
      clearHistory(storefront().storage)
      redraw((times) => times + 1)
    },
  }
}
