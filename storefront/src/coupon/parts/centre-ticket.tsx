import type { CentreCoupon } from '@longmall/contract/coupon.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { useDateTime } from '../../shell/date-time.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { CouponTicket } from './coupon-ticket.tsx'
import { offerPeriodText, useCouponDay } from './coupon-text.ts'
import { UseButton } from './use-button.tsx'

export interface CentreTicketProps {
  coupon: CentreCoupon
  onClaim: (coupon: CentreCoupon) => void
  busy: boolean
  raised?: boolean
}

/** A coupon that can be claimed or exchanged, with how many are gone, and what there is to do. */
export function CentreTicket({ coupon, onClaim, busy, raised = false }: CentreTicketProps) {
  const t = useTranslations('coupon')
  const dateTime = useDateTime()
  const day = useCouponDay()
  const { state, claimed_percent, longcoin_price } = coupon
  const note = (
    <>
      {coupon.note && <p className="mt-0.5 text-12 text-quiet">{coupon.note}</p>}
      {longcoin_price !== null && (
        <p className="mt-1">
          <Tag tone="warning">{t('purchase_price', { count: longcoin_price })}</Tag>
        </p>
      )}
      {claimed_percent !== null && state === 'claimable' && <ClaimedShare percent={claimed_percent} />}
    </>
  )
  return (
    <CouponTicket
      rules={coupon}
      name={coupon.name}
      when={offerPeriodText(coupon, t, day)}
      note={note}
      faded={state === 'fully_claimed' && coupon.unused_count === 0}
      raised={raised}
      action={
        <>
          {state === 'claimable' && (
            <Button size="small" busy={busy} onClick={() => onClaim(coupon)}>
              {t(longcoin_price === null ? 'claim' : 'purchase')} <span className="sr-only">{coupon.name}</span>
            </Button>
          )}
          {coupon.unused_count > 0 && <UseButton rules={coupon} coupon_id={coupon.coupon_id} name={coupon.name} />}
          {state !== 'claimable' && coupon.unused_count === 0 && (
            <span className="text-12 text-quiet">
              {state === 'upcoming' ? t('upcoming', { time: dateTime(coupon.starts_at) }) : t(state)}
            </span>
          )}
        </>
      }
    />
  )
}

function ClaimedShare({ percent }: { percent: number }) {
  const t = useTranslations('coupon')
  return (
    <div className="mt-1.5 flex items-center gap-2">
      <span aria-hidden className="h-1 min-w-0 flex-1 overflow-hidden rounded-full bg-danger-soft">
        <span className="block h-full rounded-full bg-danger-fill" style={{ width: `${percent}%` }} />
      </span>
      <span className="shrink-0 text-11 text-quiet">{t('claimed_percent', { percent })}</span>
    </div>
  )
}
