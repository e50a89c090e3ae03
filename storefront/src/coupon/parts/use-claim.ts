import type { CentreCoupon, MemberCoupon } from '@longmall/contract/coupon.ts'
import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { mutation } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { storefront } from '../../shell/storefront.ts'
import { notice } from '../../shell/toast.ts'

/** Claims a coupon, or exchanges longcoin for it after confirmation; a visitor logs in first and returns. `onClaimed` receives the coupon. */
export function useClaim(onClaimed?: (coupon: MemberCoupon) => void): { claim: (coupon: CentreCoupon) => void; busyWith: number | null } {
  const t = useTranslations('coupon')
  const router = useRouter()
  const client = useQueryClient()
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['coupon'] })
    void client.invalidateQueries({ queryKey: ['order', 'quote'] })
  }
  const options = {
    onSuccess: (coupon: MemberCoupon) => {
      if (onClaimed) onClaimed(coupon)
      else notice(t('claim_done'), 'success')
    },
    // Also after a refusal: the cached data are stale.
    onSettled: refresh,
  }
  const claiming = useMutation({ ...mutation('coupon/claim'), ...options })
  const exchanging = useMutation({
    ...mutation('coupon/purchase'),
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
      title: t('purchase_question', { count: longcoin_price }),
      text: t('purchase_text'),
      confirmLabel: t('purchase'),
    })
    if (isSure) exchanging.mutate({ coupon_id })
  }
  const busy = claiming.isPending ? claiming : exchanging.isPending ? exchanging : null
  return { claim: (coupon) => void claim(coupon), busyWith: busy?.variables?.coupon_id ?? null }
}
