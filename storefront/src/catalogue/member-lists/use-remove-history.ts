import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation, pages } from '@longmall/web/call/query.ts'
import { removeRows, partsOf } from './remove-rows.ts'
import { historyKey, goodsByDay } from './history-days.ts'

/** Maximum per call. */
const maxSelected = 100

export const historyPages = pages('catalogue/browsing_history', {})

export interface RemoveHistory {
  busy: boolean
  /** Those of the keys; rejects where a call is refused. */
  some: (keys: ReadonlySet<string>) => Promise<void>
  all: () => Promise<void>
}

/** Forgets goods that were looked at: some, day by day, or all. */
export function useRemoveHistory(): RemoveHistory {
  const queryClient = useQueryClient()
  const { mutateAsync, isPending } = useMutation(mutation('catalogue/remove_browsing_history'))
  const refreshCounts = () => void queryClient.invalidateQueries({ queryKey: ['member', 'centre'] })
  return {
    busy: isPending,
    some: async (keys) => {
      for (const [day, ids] of goodsByDay(keys)) {
        for (const goods_ids of partsOf(ids, maxSelected)) await mutateAsync({ day, goods_ids })
      }
      removeRows(queryClient, historyPages, (row) => keys.has(historyKey(row)))
      refreshCounts()
    },
    all: async () => {
      await mutateAsync({})
      removeRows(queryClient, historyPages, () => true)
      refreshCounts()
    },
  }
}
