import type { StaffCoupon } from '@longmall/contract/coupon.ts'
import { discountFigure } from '@longmall/translations/discount-figure.ts'
import { nameOf } from '../promotions/campaigns/name-of.ts'
import { PageHead } from '../shell/display/page-head.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useConsoleLanguage, useTranslations } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { SpanCell } from '../shell/list/span-cell.tsx'
import { CouponActions } from './coupon-actions.tsx'
import { CouponDrawer } from './coupon-drawer.tsx'
import { CouponFigures } from './coupon-figures.tsx'

const actionsOf = (coupon: StaffCoupon) => <CouponActions coupon={coupon} />
const figuresOf = ({ coupon_id }: StaffCoupon) => <CouponFigures coupon_id={coupon_id} />

/** Coupons (PRM-01): the benefit of each, how it is obtained, how many are issued. */
export function CouponsScreen() {
  const t = useTranslations('coupon')
  const tCommon = useTranslations()
  const { language } = useConsoleLanguage()
  const { money, count, day } = useFormat()
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <CouponDrawer label={t('create')} type="primary" />
      </PageHead>
      <ResourceList
        operation="coupon/list"
        rowKey="coupon_id"
        empty={t('empty')}
        expand={figuresOf}
        filters={[{ kind: 'flag', name: 'is_on', label: tCommon('state'), yes: tCommon('on'), no: tCommon('off') }]}
        columns={[
          { name: 'coupon_id', title: '#', sort: 'coupon_id' },
          {
            name: 'name',
            title: t('name'),
            sort: 'name',
            render: ({ texts }) => <div style={{ maxWidth: 240, whiteSpace: 'normal' }}>{nameOf(texts, language)}</div>,
          },
          { name: 'gives', title: t('discount'), render: (coupon) => discountText(coupon) },
          { name: 'threshold', title: t('threshold'), sort: 'threshold', align: 'right', render: ({ threshold }) => money(threshold) },
          { name: 'claim_method', title: t('claim_method'), render: ({ claim_method }) => t(`claim_method_${claim_method}`) },
          {
            name: 'claimed',
            title: t('figure_claimed'),
            sort: 'claimed',
            align: 'right',
            render: ({ claimed, total }) => (total === null ? count(claimed) : t('of', { part: count(claimed), whole: count(total) })),
          },
          {
            name: 'window',
            title: t('window'),
            sort: 'starts_at',
            render: ({ first_day, last_day }) => <SpanCell from={day(first_day)} until={day(last_day)} />,
          },
          {
            name: 'is_on',
            title: tCommon('state'),
            render: ({ is_on }) => <StateTag tone={is_on ? 'success' : 'default'}>{tCommon(is_on ? 'on' : 'off')}</StateTag>,
          },
        ]}
        actions={actionsOf}
      />
    </>
  )

  function discountText({ kind, money_off, permille_off, max_off }: StaffCoupon): string {
    if (kind === 'money') return t('off_money', { money: money(money_off) })
    if (kind === 'free_freight') return t('kind_free_freight')
    const percent = t('off_percent', { off: discountFigure(language, permille_off ?? 0) })
    return max_off === null ? percent : `${percent}, ${t('at_most', { money: money(max_off) })}`
  }
}
