import type { StaffCoupon } from '@longmall/contract/coupon.ts'
import { useQuery } from '@tanstack/react-query'
import { categoryOptions } from '../promotions/reductions/category-options.ts'
import { reducesToZero } from '../promotions/reductions/reduces-to-zero.ts'
import { ZeroTotalWarning } from '../promotions/reductions/zero-total-warning.tsx'
import { query } from '@longmall/web/call/query.ts'
import { editing } from '../shell/form/editing.ts'
import { useFormat } from '../shell/display/use-format.ts'
import type { Values } from '../shell/form/field.ts'
import { FormDrawer } from '../shell/form/form-drawer.tsx'
import { useTranslations } from '../shell/language.tsx'
import { couponFields, emptyCoupon, toForm, toInput } from './coupon-fields.tsx'

export interface CouponDrawerProps {
  label: string
  type?: 'primary' | 'link'
  /** The coupon to edit; undefined creates one. */
  coupon?: StaffCoupon
}

/** A button that opens the form of a coupon. */
export function CouponDrawer({ label, type = 'link', coupon }: CouponDrawerProps) {
  const t = useTranslations('coupon')
  const { money } = useFormat()
  const tree = useQuery({ ...query('catalogue/categories', {}), staleTime: 60_000 })
  const edited =
    coupon &&
    editing(coupon, query('coupon/staff_view', { coupon_id: coupon.coupon_id }), (now) => ({
      initial: toForm(now),
      fixed: { coupon_id: now.coupon_id, version: now.version },
    }))
  const warningsOf = ({ kind, money_off, threshold }: Values) =>
    kind === 'money' && reducesToZero(money_off, threshold) ? [t('fully_discounted', { amount: money(money_off as string) })] : []
  return (
    <FormDrawer
      command="coupon/save"
      label={label}
      type={type}
      width={720}
      fields={couponFields(t, categoryOptions(tree.data?.list ?? []))}
      shape={toInput}
      {...(edited ?? { initial: emptyCoupon })}
    >
      <ZeroTotalWarning warningsOf={warningsOf} />
    </FormDrawer>
  )
}
