import type { Profile } from '@longmall/contract/member.ts'
import { useQueryClient } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { useBack } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { storefront } from '../../shell/storefront.ts'
import { toast } from '../../shell/toast.ts'

/** Updates after a profile change: invalidates queries, and updates the stored name and e-mail. */
export function useCacheProfile() {
  const client = useQueryClient()
  return async (profile: Profile) => {
    client.setQueryData(query('member/profile', {}).queryKey, profile)
    const { storage } = storefront()
    storage.write('nickname', profile.nickname)
    storage.write('email', profile.email)
    void client.invalidateQueries({ queryKey: ['identity'] })
    await client.invalidateQueries({ queryKey: ['member'], predicate: ({ queryKey }) => queryKey[1] !== 'profile' })
  }
}

/** Completes an edit screen: adopts the saved profile, shows a toast, and returns to the profile. */
export function useSaved() {
  const t = useTranslations('member')
  const cacheProfile = useCacheProfile()
  const back = useBack('/v2/member/info/info')
  return async (profile: Profile) => {
    await cacheProfile(profile)
    toast(t('saved'), { icon: 'success' })
    back()
  }
}
