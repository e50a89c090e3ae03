import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useGo } from '../../shell/link.tsx'
import { storefront } from '../../shell/storefront.ts'
import { leaveLine, type Turn, turnQuery, type Wanted } from './ask-turn.ts'

export interface LineTools {
  /** Asks for pieces; a visitor logs in on the way and comes back. */
  enter: (sku_id: number, quantity: number) => void
  /** Gives the place back and closes. */
  leave: () => void
  again: () => void
  /** Undefined until the first answer. */
  turn: Turn | undefined
  error: CallFailure | null
  isOpen: boolean
  isAsking: boolean
}

/** The line in front of a flash sale: asks until it is this shopper's turn, and then goes on to the confirmation. */
export function useTurn(promotion_id: number): LineTools {
  const go = useGo()
  const router = useRouter()
  const client = useQueryClient()
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const asked = turnQuery(wanted ?? { promotion_id, sku_id: 1 })
  const query = useQuery<Turn, CallFailure>({ ...asked, enabled: wanted !== null, retry: 1 })
  const turn = wanted === null ? undefined : query.data
  const state = turn?.state

  const goOn = useEffectEvent(() => {
    if (!wanted || !turn) return
    void go('/v2/order/confirm/confirm', { promotion_id, sku_id: wanted.sku_id, quantity: turn.quantity })
  })
  const goAway = useEffectEvent(() => {
    if (wanted && state === 'waiting') void leaveLine(wanted)
  })
  useEffect(() => {
    if (state === 'pass') goOn()
  }, [state])
  useEffect(() => () => goAway(), [])

  return {
    turn,
    error: wanted === null ? null : query.error,
    isOpen: wanted !== null && state !== 'pass',
    isAsking: query.isFetching,
    enter: (sku_id, quantity) => {
      if (!storefront().storage.read('token'))
        return void router.navigate({ to: '/v1/login', search: { redirect: router.state.location.href } })
      const next = { promotion_id, sku_id, quantity }
      client.removeQueries({ queryKey: turnQuery(next).queryKey })
      setWanted(next)
    },
    leave: () => {
      if (wanted) void leaveLine(wanted)
      setWanted(null)
    },
    again: () => void query.refetch(),
  }
}
