import type { Profile } from '@longmall/contract/member.ts'
import { useQueryClient } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { useBack } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { storefront } from '../../shell/storefront.ts'
import { toast } from '../../shell/toast.ts'

/** What follows a change of the profile everywhere in the shop: fresh answers, and the stored name and e-mail. */
export function useTakeProfile() {
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

/** The end of an edit screen: takes what was saved, says so, and goes back to the profile. */
export function useSaved() {
  const say = usePhrases('member')
  const take = useTakeProfile()
  const back = useBack('/v2/member/info/info')
  return async (profile: Profile) => {
    await take(profile)
    toast(say('saved'), { icon: 'success' })
    back()
  }
}
