import type { StaffOrder } from '@longmall/contract/order.ts'
import { Card, Descriptions } from 'antd'
import type { ReactNode } from 'react'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'

/** The member, the delivery address, and all timestamps of an order. */
export function OrderFacts({ order }: { order: StaffOrder }) {
  const t = useTranslations('order')
  const { time, money } = useFormat()
  const { promotion, address, contact, pickup_store: place, balance, invoice, details } = order
  const facts: [string, ReactNode][] = [
    [
      t('member'),
      <MemberLink key="member" member_id={order.member_id}>
        {order.account || String(order.member_id)}
      </MemberLink>,
    ],
    [t('type'), t(`type_${order.order_type}`)],
    [t('warehouse'), t(order.warehouse)],
    [t('purchase_source'), promotion && <PromotionLink key="promotion" promotion={promotion} />],
    [t('delivery'), t(`plan_${order.delivery_plan}`)],
    [t('recipient'), contact && `${contact.consignee} · ${contact.mobile}`],
    [t('address'), address && `${address.region_name} ${address.detailed_address} ${address.postcode}`.trim()],
    [t('pickup_store'), place && `${place.name} · ${place.address}`],
    [t('service_mode'), details.service_mode],
    [t('car_model'), details.car_model],
    [t('phone'), details.phone],
    [t('plan_months'), details.plan_months],
    [t('referrer'), details.referrer_id && <MemberLink key="referrer" member_id={details.referrer_id} />],
    [t('buyer_remark'), order.remark],
    [t('invoice'), invoice && [invoice.title, invoice.tax_number, invoice.email_address].filter(Boolean).join(' · ')],
    [t('deposit'), order.deposit_amount && money(order.deposit_amount)],
    [t('balance'), balance && `${money(balance.amount)} · ${time(balance.from)} – ${time(balance.until)}`],
    [t('valid_until'), order.valid_until && time(order.valid_until)],
    [t('paid_at'), order.paid_at && time(order.paid_at)],
    [t('shipped_at'), order.shipped_at && time(order.shipped_at)],
    [t('auto_receive_at'), order.auto_receive_at && time(order.auto_receive_at)],
    [t('received_at'), order.received_at && time(order.received_at)],
    [t('after_sale_until'), order.after_sale_until && time(order.after_sale_until)],
    [t('settled_at'), order.settled_at && time(order.settled_at)],
    [t('cancelled_at'), order.cancelled_at && time(order.cancelled_at)],
    [t('cancel_reason'), order.cancel_reason && <CancelReason key="cancelled" reason={order.cancel_reason} />],
  ]
  return (
    <Card size="small" title={t('facts')}>
      <Descriptions
        size="small"
        column={1}
        items={facts.flatMap(([label, children]) => (children ? [{ key: label, label, children }] : []))}
      />
    </Card>
  )
}

function PromotionLink({ promotion: { kind, promotion_id, name } }: { promotion: NonNullable<StaffOrder['promotion']> }) {
  const t = useTranslations('order')
  const sourceText = [t(`purchase_source_${kind}`), name].filter(Boolean).join(' · ')
  if (promotion_id === null) return sourceText
  return (
    <RecordLink to="/campaigns/edit" search={{ promotion_id }}>
      {sourceText}
    </RecordLink>
  )
}

const reasons = ['changed_mind', 'wrong_address', 'wrong_goods', 'too_expensive', 'timeout', 'refunded'] as const

/** Why it was closed: the label of the buyer's choice, or what an operator wrote. */
function CancelReason({ reason }: { reason: string }) {
  const t = useTranslations('order')
  const known = reasons.find((one) => one === reason)
  return known ? t(`cancelled_${known}`) : reason === 'other' ? t('cancelled_another') : reason
}
