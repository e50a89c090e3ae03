import { newUuid } from '@longmall/web/call/new-uuid.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Output } from '@longmall/web/call/query.ts'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useShared } from '../shell/shared.ts'
import { storefront } from '../shell/storefront.ts'
import { removeSecondAccount, secondAccount, moveFirstToSecond } from './second-account.ts'

type Member = Output<'member/view'>
const queryKey = ['identity', 'other_account']
// Whatever changes it re-renders anyway.
const subscribe = () => () => undefined
const hasSecond = () => secondAccount(storefront().storage) !== null

/** The second account stored on this device (IDN-07), and the switch to it. */
export function useOtherAccount() {
  const client = useQueryClient()
  const hasLogin = useShared((shared) => shared.hasLogin)
  const isStored = useSyncExternalStore(subscribe, hasSecond, () => false)
  const other = useQuery<Member | null, CallFailure>({
    queryKey: [...queryKey, hasLogin],
    queryFn: async () => {
      const account = secondAccount(storefront().storage)
      return account ? ((await storefront().request('member/view', { as: account })) as Member) : null
    },
    retry: false,
  })
  const refresh = () => client.invalidateQueries({ queryKey })

  /** Switches to it and makes the current account the second one. Its session is checked first: an expired one must not log the current account out. */
  const change = async (): Promise<Member | null> => {
    const { storage, request, logIn, refreshCartNumber } = storefront()
    const account = secondAccount(storage)
    if (!account) return null
    const member = (await request('member/view', { as: account })) as Member
    moveFirstToSecond(storage)
    await logIn({ ...account, customer_id: member.customer_id, email: member.email, nickname: member.nickname })
    await refreshCartNumber().catch(() => undefined)
    return member
  }

  /** Ends its session and forgets it here. */
  const remove = async () => {
    const { storage, request } = storefront()
    const account = secondAccount(storage)
    if (account) await request('identity/log_out', { payload: { request_key: newUuid() }, as: account }).catch(() => undefined)
    removeSecondAccount(storage)
    await refresh()
  }

  return { other, isStored, change, remove, refresh }
}
