import type { MemberCoupon } from '@longmall/contract/coupon.ts'
import type { ClaimableCoupon } from '@longmall/pricing/wire/claimable-coupons.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { CouponTicket } from '../parts/coupon-ticket.tsx'
import { offerPeriodText, useCouponDay } from '../parts/coupon-text.ts'
import { useClaim } from '../parts/use-claim.ts'

/** Coupons that would lower the order and wait to be claimed: one press claims and uses them. */
export function ClaimHere({ coupons, onClaimed }: { coupons: readonly ClaimableCoupon[]; onClaimed: (coupon: MemberCoupon) => void }) {
  const t = useTranslations('coupon')
  const currency = useCurrency()
  const day = useCouponDay()
  const { claim, busyWith } = useClaim(onClaimed)
  return (
    <section>
      <h3 className="pb-2 text-14 font-semibold text-strong">{t('picker_claimable', { count: coupons.length })}</h3>
      <ul className="space-y-3">
        {coupons.map(({ offer, saved }) => (
          <li key={offer.coupon_id}>
            <CouponTicket
              raised
              rules={offer}
              name={offer.name}
              when={offerPeriodText(offer, t, day)}
              note={
                <p className="mt-1">
                  <Tag tone="danger">{t('saves', { amount: displayPrice(saved, currency) })}</Tag>
                </p>
              }
              action={
                <Button size="small" busy={busyWith === offer.coupon_id} onClick={() => claim(offer)}>
                  {t('claim_and_use')} <span className="sr-only">{offer.name}</span>
                </Button>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
