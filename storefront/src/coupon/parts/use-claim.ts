import type { CentreCoupon, MemberCoupon } from '@longmall/contract/coupon.ts'
import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { mutation } from '@longmall/web/call/query.ts'
import { usePhrases } from '../../shell/phrases.tsx'
import { storefront } from '../../shell/storefront.ts'
import { notice } from '../../shell/toast.ts'

/** Claims a coupon, or buys it for longcoin after a question; a visitor is asked to log in and comes back. `onClaimed` is given what was claimed. */
export function useClaim(onClaimed?: (coupon: MemberCoupon) => void): { claim: (coupon: CentreCoupon) => void; busyWith: number | null } {
  const say = usePhrases('coupon')
  const router = useRouter()
  const client = useQueryClient()
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['coupon'] })
    void client.invalidateQueries({ queryKey: ['order', 'quote'] })
  }
  const options = {
    onSuccess: (coupon: MemberCoupon) => {
      if (onClaimed) onClaimed(coupon)
      else notice(say('claim_done'), 'success')
    },
    // Also after a refusal: what was shown is no longer so.
    onSettled: refresh,
  }
  const claiming = useMutation({ ...mutation('coupon/claim'), ...options })
  const exchanging = useMutation({
    ...mutation('coupon/exchange'),
    ...options,
    onSettled: () => {
      refresh()
      void client.invalidateQueries({ queryKey: ['wallet'] })
      void client.invalidateQueries({ queryKey: ['member', 'centre'] })
    },
  })
  async function claim({ coupon_id, longcoin_price }: CentreCoupon) {
    // Not the state of React: a second account may have ended the session since.
    if (!storefront().storage.read('token')) return router.navigate({ to: '/v1/login', search: { redirect: router.state.location.href } })
    if (longcoin_price === null) return claiming.mutate({ coupon_id })
    const isSure = await confirm({
      title: say('exchange_question', { count: longcoin_price }),
      text: say('exchange_text'),
      confirmLabel: say('exchange'),
    })
    if (isSure) exchanging.mutate({ coupon_id })
  }
  const busy = claiming.isPending ? claiming : exchanging.isPending ? exchanging : null
  return { claim: (coupon) => void claim(coupon), busyWith: busy?.variables?.coupon_id ?? null }
}
