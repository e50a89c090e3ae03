import type { StaffCoupon } from '@longmall/contract/coupon.ts'
import { discountFigure } from '@longmall/phrases/discount-figure.ts'
import { nameOf } from '../promotions/campaigns/name-of.ts'
import { PageHead } from '../shell/display/page-head.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useConsoleLanguage, useWords } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { SpanCell } from '../shell/list/span-cell.tsx'
import { CouponActions } from './coupon-actions.tsx'
import { CouponDrawer } from './coupon-drawer.tsx'
import { CouponFigures } from './coupon-figures.tsx'

const actionsOf = (coupon: StaffCoupon) => <CouponActions coupon={coupon} />
const figuresOf = ({ coupon_id }: StaffCoupon) => <CouponFigures coupon_id={coupon_id} />

/** Coupons (PRM-01): what each gives, how it is got, how many are out. */
export function CouponsScreen() {
  const say = useWords('coupon')
  const common = useWords()
  const { language } = useConsoleLanguage()
  const { money, count, day } = useFormat()
  return (
    <>
      <PageHead title={say('title')} lead={say('lead')}>
        <CouponDrawer label={say('create')} type="primary" />
      </PageHead>
      <ResourceList
        operation="coupon/list"
        rowKey="coupon_id"
        empty={say('empty')}
        expand={figuresOf}
        filters={[{ kind: 'flag', name: 'is_on', label: common('state'), yes: common('on'), no: common('off') }]}
        columns={[
          { name: 'coupon_id', title: '#', sort: 'coupon_id' },
          {
            name: 'name',
            title: say('name'),
            sort: 'name',
            render: ({ texts }) => <div style={{ maxWidth: 240, whiteSpace: 'normal' }}>{nameOf(texts, language)}</div>,
          },
          { name: 'gives', title: say('gives'), render: (coupon) => gives(coupon) },
          { name: 'threshold', title: say('threshold'), sort: 'threshold', align: 'right', render: ({ threshold }) => money(threshold) },
          { name: 'how', title: say('how'), render: ({ how }) => say(`how_${how}`) },
          {
            name: 'claimed',
            title: say('figure_claimed'),
            sort: 'claimed',
            align: 'right',
            render: ({ claimed, total }) => (total === null ? count(claimed) : say('of', { part: count(claimed), whole: count(total) })),
          },
          {
            name: 'window',
            title: say('window'),
            sort: 'starts_at',
            render: ({ first_day, last_day }) => <SpanCell from={day(first_day)} until={day(last_day)} />,
          },
          {
            name: 'is_on',
            title: common('state'),
            render: ({ is_on }) => <StateTag tone={is_on ? 'good' : 'plain'}>{common(is_on ? 'on' : 'off')}</StateTag>,
          },
        ]}
        actions={actionsOf}
      />
    </>
  )

  function gives({ kind, money_off, permille_off, max_off }: StaffCoupon): string {
    if (kind === 'money') return say('off_money', { money: money(money_off) })
    if (kind === 'free_freight') return say('kind_free_freight')
    const percent = say('off_percent', { off: discountFigure(language, permille_off ?? 0) })
    return max_off === null ? percent : `${percent}, ${say('at_most', { money: money(max_off) })}`
  }
}
