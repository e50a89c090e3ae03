import type { Session } from '@longmall/contract/identity.ts'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { mutation } from '@longmall/web/call/query.ts'
import { useTranslations } from '../shell/translations.tsx'
import { returnAddress } from '../shell/return-address.ts'
import { storefront } from '../shell/storefront.ts'
import { notice, toast } from '../shell/toast.ts'
import { replaceCurrentAccount } from './second-account.ts'
import { pendingTicket } from './ticket.ts'

/** Stores a new session and merges the visitor's cart; with `second` the current account becomes the second one. */
export function useStartSession({ second = false }: { second?: boolean } = {}) {
  const t = useTranslations('identity')
  const merge = useMutation(mutation('cart/merge', { quiet: true }))
  return async (session: Session) => {
    const { storage, logIn, refreshCartNumber } = storefront()
    replaceCurrentAccount(storage, session, { retainCurrent: second })
    pendingTicket.clear()
    await logIn(session)
    const merged = await merge.mutateAsync({}).catch(() => null)
    await refreshCartNumber().catch(() => undefined)
    if (merged?.changes.length) notice(t('merged'))
    else toast(t(second ? 'second_added' : 'logged_in', { name: session.nickname }), { icon: 'success' })
  }
}

/** After a log-in: stores the session and returns to the previous address. */
export function useCompleteLogIn({ redirect, second }: { redirect: string | undefined; second: boolean }) {
  const router = useRouter()
  const startSession = useStartSession({ second })
  return async (session: Session) => {
    await startSession(session)
    await router.navigate({ href: returnAddress(redirect), replace: true })
  }
}
