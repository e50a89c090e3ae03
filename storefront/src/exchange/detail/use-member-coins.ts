import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { query } from '@longmall/web/call/query.ts'
import { formatCount } from '@longmall/web/format/number-text.ts'
import { useLanguage, usePhrases } from '../../shell/phrases.tsx'
import { storefront } from '../../shell/storefront.ts'
import { notice } from '../../shell/toast.ts'

/**
 * Asks before an exchange: a visitor logs in and comes back to the same item (§5), and who has too few coins is told how many
 * are missing. Answers whether it may go on.
 */
export function useMemberCoins(): (needed: number) => Promise<boolean> {
  const say = usePhrases('exchange')
  const language = useLanguage()
  const router = useRouter()
  const client = useQueryClient()
  return async (needed) => {
    // Not the state of React: a second account may have ended the session since.
    if (!storefront().storage.read('token')) {
      await router.navigate({ to: '/v1/login', search: { redirect: router.state.location.href } })
      return false
    }
    const { longcoin } = await client.fetchQuery({ ...query('wallet/view', {}), staleTime: 0 })
    const missing = needed - Number(longcoin.available)
    if (missing > 0) notice(say('missing', { count: formatCount(missing, language) }), 'error')
    return missing <= 0
  }
}
