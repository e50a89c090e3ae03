import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { query } from '@longmall/web/call/query.ts'
import { formatCount } from '@longmall/web/format/number-text.ts'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { storefront } from '../../shell/storefront.ts'
import { notice } from '../../shell/toast.ts'

/**
 * Checks before a points order: a visitor logs in and returns to the same item (§5), and a member with too few coins sees how many
 * are missing. Resolves to whether the order may proceed.
 */
export function useMemberCoins(): (needed: number) => Promise<boolean> {
  const t = useTranslations('pointsshop')
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
    if (missing > 0) notice(t('missing', { count: formatCount(missing, language) }), 'error')
    return missing <= 0
  }
}
