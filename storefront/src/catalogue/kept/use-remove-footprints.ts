import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation, pages } from '@longmall/web/call/query.ts'
import { dropRows, partsOf } from './drop-rows.ts'
import { footprintKey, goodsByDay } from './footprint-days.ts'

/** As many as one call takes. */
const most = 100

export const footprints = pages('catalogue/footprints', {})

export interface RemoveFootprints {
  busy: boolean
  /** Those of the keys; rejects where a call is refused. */
  some: (keys: ReadonlySet<string>) => Promise<void>
  all: () => Promise<void>
}

/** Forgets goods that were looked at: some, day by day, or all. */
export function useRemoveFootprints(): RemoveFootprints {
  const queryClient = useQueryClient()
  const { mutateAsync, isPending } = useMutation(mutation('catalogue/remove_footprints'))
  const recount = () => void queryClient.invalidateQueries({ queryKey: ['member', 'centre'] })
  return {
    busy: isPending,
    some: async (keys) => {
      for (const [day, ids] of goodsByDay(keys)) {
        for (const goods_ids of partsOf(ids, most)) await mutateAsync({ day, goods_ids })
      }
      dropRows(queryClient, footprints, (row) => keys.has(footprintKey(row)))
      recount()
    },
    all: async () => {
      await mutateAsync({})
      dropRows(queryClient, footprints, () => true)
      recount()
    },
  }
}
