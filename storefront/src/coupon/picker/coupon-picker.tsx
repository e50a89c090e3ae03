import type { EvaluatedCoupon } from '@longmall/contract/coupon.ts'
import type { Quote } from '@longmall/contract/order.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { claimableCoupons } from '@longmall/pricing/wire/claimable-coupons.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { ListItem, rowClass } from '@longmall/ui/display/list-item.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { Radio } from '@longmall/ui/form/radio.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { useDateTime } from '../../shell/date-time.ts'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { useAddon } from '../../shell/shared.ts'
import { CouponTicket } from '../parts/coupon-ticket.tsx'
import { couponPeriodText, useCouponDay } from '../parts/coupon-text.ts'
import { ClaimHere } from './claim-here.tsx'
import { discountReason } from './discount-reason.ts'
import { useStoreNow } from '../parts/use-store-now.ts'

/** The shopper's coupon choice: a coupon, none, or undefined, which lets the shop choose the best. */
export interface CouponChoice {
  member_coupon_id?: number
  no_coupon?: true
}

export interface CouponPickerProps {
  /** The quote evaluates its coupons, the best first; its prices show the saving of another one. */
  quote: Pick<Quote, 'coupons' | 'pricing'>
  onChoose: (choice: CouponChoice) => void
  /** A price is under way. */
  busy?: boolean
}

/**
 * The coupon of an order: what it saves in one line; a press opens all of them, the best first, those that wait to be claimed for this
 * order, and why the others cannot be used.
 */
export function CouponPicker({ quote, onChoose, busy }: CouponPickerProps) {
  const { coupons, pricing } = quote
  const t = useTranslations('coupon')
  const currency = useCurrency()
  const [open, setOpen] = useState(false)
  const chosen = coupons.find((one) => one.chosen)
  const usable = coupons.filter((one) => one.usable)
  const rest = coupons.filter((one) => !one.usable)
  const now = useStoreNow()
  const centre = useQuery({ ...query('coupon/centre', { page_size: 50 }), enabled: useAddon('coupon') })
  const offers = centre.data?.list
  const claimable = useMemo(() => (offers ? claimableCoupons({ pricing }, offers, now) : []), [pricing, offers, now])
  const note = chosen ? (
    <span className="font-semibold text-price">−{displayPrice(chosen.saved, currency)}</span>
  ) : usable.length > 0 ? (
    <span className="text-price">{t('picker_count', { count: usable.length })}</span>
  ) : claimable.length > 0 ? (
    <span className="text-price">{t('picker_claimable', { count: claimable.length })}</span>
  ) : (
    t('picker_none')
  )
  const choose = (choice: CouponChoice) => {
    onChoose(choice)
    setOpen(false)
  }
  return (
    <div className="overflow-hidden rounded-12 bg-card">
      <button type="button" aria-haspopup="dialog" aria-busy={busy} className={rowClass} onClick={() => setOpen(true)}>
        <ListItem title={t('picker_label')} text={chosen?.name} note={note} arrow />
      </button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('picker_title')}
        footer={
          <Button size="large" block onClick={() => setOpen(false)}>
            {t('done')}
          </Button>
        }
      >
        {coupons.length + claimable.length === 0 ? (
          <EmptyState drawing="coupon" title={t('unused_empty')} text={t('unused_empty_text')} />
        ) : (
          <div className="space-y-5">
            <UsableCoupons coupons={usable} onChoose={choose} />
            {claimable.length > 0 && <ClaimHere coupons={claimable} onClaimed={({ member_coupon_id }) => choose({ member_coupon_id })} />}
            {rest.length > 0 && (
              <section>
                <h3 className="pb-2 text-14 font-semibold text-strong">{t('picker_unusable', { count: rest.length })}</h3>
                <ul className="space-y-3">
                  {rest.map((coupon) => (
                    <li key={coupon.member_coupon_id}>
                      <UnusableCoupon coupon={coupon} />
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        )}
      </Sheet>
    </div>
  )
}

function UsableCoupons({ coupons, onChoose }: { coupons: readonly EvaluatedCoupon[]; onChoose: (choice: CouponChoice) => void }) {
  const t = useTranslations('coupon')
  const currency = useCurrency()
  const day = useCouponDay()
  const now = useStoreNow()
  if (coupons.length === 0) return null
  return (
    <fieldset>
      <legend className="pb-2 text-14 font-semibold text-strong">{t('picker_usable', { count: coupons.length })}</legend>
      <div className="space-y-3">
        {coupons.map((coupon, index) => (
          <Radio
            key={coupon.member_coupon_id}
            name="coupon"
            checked={coupon.chosen}
            onChange={() => onChoose({ member_coupon_id: coupon.member_coupon_id })}
          >
            <CouponTicket
              raised
              rules={coupon}
              name={coupon.name}
              when={couponPeriodText(coupon, now, t, day)}
              note={
                <p className="mt-1 flex flex-wrap gap-1.5">
                  <Tag tone="danger">{t('saves', { amount: displayPrice(coupon.saved, currency) })}</Tag>
                  {index === 0 && <Tag tone="success">{t('best')}</Tag>}
                </p>
              }
            />
          </Radio>
        ))}
        <Radio name="coupon" checked={!coupons.some((one) => one.chosen)} onChange={() => onChoose({ no_coupon: true })}>
          {t('picker_not_used')}
        </Radio>
      </div>
    </fieldset>
  )
}

function UnusableCoupon({ coupon }: { coupon: EvaluatedCoupon }) {
  const t = useTranslations('coupon')
  const dateTime = useDateTime()
  const currency = useCurrency()
  const day = useCouponDay()
  const now = useStoreNow()
  const { reason, missing, valid_from } = coupon
  const label =
    reason === 'below_threshold' && missing !== null
      ? t('missing_amount', { amount: displayPrice(missing, currency) })
      : reason === 'not_yet_valid'
        ? t('reason_not_yet_valid', { time: dateTime(valid_from) })
        : (discountReason({ reason }, t) ?? t('reason_no_saving'))
  return (
    <CouponTicket
      raised
      faded
      rules={coupon}
      name={coupon.name}
      when={couponPeriodText(coupon, now, t, day)}
      note={
        <p className="mt-1">
          <Tag tone="warning">{label}</Tag>
        </p>
      }
    />
  )
}
