import type { StaffOrder } from '@longmall/contract/order.ts'
import { Card, Descriptions } from 'antd'
import type { ReactNode } from 'react'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useWords } from '../../shell/language.tsx'

/** Whose it is, where it goes, and every instant of it. */
export function OrderFacts({ order }: { order: StaffOrder }) {
  const say = useWords('order')
  const { time, money } = useFormat()
  const { promotion, address, contact, pickup_place: place, balance, invoice, details } = order
  const facts: [string, ReactNode][] = [
    [
      say('member'),
      <MemberLink key="member" member_id={order.member_id}>
        {order.account || String(order.member_id)}
      </MemberLink>,
    ],
    [say('type'), say(`type_${order.order_type}`)],
    [say('warehouse'), say(order.warehouse)],
    [say('bought_by'), promotion && <PromotionLink key="promotion" promotion={promotion} />],
    [say('delivery'), say(`plan_${order.delivery_plan}`)],
    [say('recipient'), contact && `${contact.consignee} · ${contact.mobile}`],
    [say('address'), address && `${address.region_name} ${address.detailed_address} ${address.postcode}`.trim()],
    [say('pickup_place'), place && `${place.name} · ${place.address}`],
    [say('service_mode'), details.service_mode],
    [say('car_model'), details.car_model],
    [say('phone'), details.phone],
    [say('plan_months'), details.plan_months],
    [say('referrer'), details.referrer_id && <MemberLink key="referrer" member_id={details.referrer_id} />],
    [say('buyer_remark'), order.remark],
    [say('invoice'), invoice && [invoice.title, invoice.tax_number, invoice.email_address].filter(Boolean).join(' · ')],
    [say('deposit'), order.deposit_amount && money(order.deposit_amount)],
    [say('balance'), balance && `${money(balance.amount)} · ${time(balance.from)} – ${time(balance.until)}`],
    [say('valid_until'), order.valid_until && time(order.valid_until)],
    [say('paid_at'), order.paid_at && time(order.paid_at)],
    [say('shipped_at'), order.shipped_at && time(order.shipped_at)],
    [say('receive_by'), order.receive_by && time(order.receive_by)],
    [say('received_at'), order.received_at && time(order.received_at)],
    [say('after_sale_until'), order.after_sale_until && time(order.after_sale_until)],
    [say('settled_at'), order.settled_at && time(order.settled_at)],
    [say('cancelled_at'), order.cancelled_at && time(order.cancelled_at)],
    [say('cancel_reason'), order.cancel_reason && <CancelReason key="cancelled" reason={order.cancel_reason} />],
  ]
  return (
    <Card size="small" title={say('facts')}>
      <Descriptions
        size="small"
        column={1}
        items={facts.flatMap(([label, children]) => (children ? [{ key: label, label, children }] : []))}
      />
    </Card>
  )
}

function PromotionLink({ promotion: { kind, promotion_id, name } }: { promotion: NonNullable<StaffOrder['promotion']> }) {
  const say = useWords('order')
  const words = [say(`bought_${kind}`), name].filter(Boolean).join(' · ')
  if (promotion_id === null) return words
  return (
    <RecordLink to="/campaigns/edit" search={{ promotion_id }}>
      {words}
    </RecordLink>
  )
}

const reasons = ['changed_mind', 'wrong_address', 'wrong_goods', 'too_expensive', 'timeout', 'refunded'] as const

/** Why it was closed: one of the buyer’s choices in words, or what an operator wrote. */
function CancelReason({ reason }: { reason: string }) {
  const say = useWords('order')
  const known = reasons.find((one) => one === reason)
  return known ? say(`cancelled_${known}`) : reason === 'other' ? say('cancelled_another') : reason
}
