import type { Session } from '@longmall/contract/identity.ts'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { mutation } from '@longmall/web/call/query.ts'
import { usePhrases } from '../shell/phrases.tsx'
import { returnAddress } from '../shell/return-address.ts'
import { storefront } from '../shell/storefront.ts'
import { notice, toast } from '../shell/toast.ts'
import { makeRoom } from './second-account.ts'
import { pendingTicket } from './ticket.ts'

/** Keeps a session that was just given and brings the visitor's cart along; with `second` the account in use stays as the other one. */
export function useTakeSession({ second = false }: { second?: boolean } = {}) {
  const say = usePhrases('identity')
  const merge = useMutation(mutation('cart/merge', { quiet: true }))
  return async (session: Session) => {
    const { storage, logIn, refreshCartNumber } = storefront()
    makeRoom(storage, session, { keep: second })
    pendingTicket.clear()
    await logIn(session)
    const merged = await merge.mutateAsync({}).catch(() => null)
    await refreshCartNumber().catch(() => undefined)
    if (merged?.changes.length) notice(say('merged'))
    else toast(say(second ? 'second_added' : 'logged_in', { name: session.nickname }), { icon: 'success' })
  }
}

/** After a log-in: takes the session and returns where one came from. */
export function useEnter({ redirect, second }: { redirect: string | undefined; second: boolean }) {
  const router = useRouter()
  const take = useTakeSession({ second })
  return async (session: Session) => {
    await take(session)
    await router.navigate({ href: returnAddress(redirect), replace: true })
  }
}
