import type { StaffOrder } from '@longmall/contract/order.ts'
import { useSearch } from '@tanstack/react-router'
import { Alert, Col, Flex, Row } from 'antd'
import { usePermissions } from '../shell/call/permissions.ts'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import { ToList } from '../shell/list/to-list.tsx'
import { stateTones } from './order-states.ts'
import { OrderActions } from './order/order-actions.tsx'
import { OrderEvents } from './order/order-events.tsx'
import { OrderFacts } from './order/order-facts.tsx'
import { OrderReceipt } from './order/order-receipt.tsx'
import { OrderRefunds } from './order/order-refunds.tsx'
import { PaymentsCard } from './order/payments-card.tsx'
import { PlainLines } from './order/plain-lines.tsx'
import { ParcelsCard } from './fulfilment/parcels-card.tsx'

/** One order (CON-03): the receipt of its price, its payments, parcels and history, and all its actions. */
export function OrderScreen() {
  const { order_id } = useSearch({ strict: false }) as { order_id?: number }
  return <Loaded query={query('order/staff_view', { order_id: Number(order_id) || 1 })}>{(order) => <OrderDetails order={order} />}</Loaded>
}

const orderLists = ['/orders', '/to_ship'] as const

function OrderDetails({ order }: { order: StaffOrder }) {
  const t = useTranslations('order')
  const can = usePermissions()
  const { money, time } = useFormat()
  const { order_id, state, on_hold_by } = order
  return (
    <>
      <PageHead
        title={`${t('order')} ${order.order_no}`}
        lead={
          <Flex gap={8} align="center" wrap component="span">
            <StateTag tone={stateTones[state]}>{t(`state_${state}`)}</StateTag>
            {on_hold_by && <StateTag tone="warning">{t('on_hold')}</StateTag>}
            <span>{money(order.actual_amount)}</span>
            <span>{t('placed_at', { time: time(order.created_at) })}</span>
          </Flex>
        }
      >
        <OrderActions order={order} />
        <ToList to={orderLists} />
      </PageHead>
      {order.operator_remark && (
        <Alert type="warning" showIcon style={{ marginBottom: 16 }} title={t('remark')} description={order.operator_remark} />
      )}
      <Row gutter={[16, 16]}>
        <Col xs={24} xl={15}>
          <Flex vertical gap={16}>
            {can('refund/view_receipt') ? <OrderReceipt order={order} /> : <PlainLines order={order} />}
            <ParcelsCard order_id={order_id} />
            {can('refund/list_requests') && <OrderRefunds order_id={order_id} />}
          </Flex>
        </Col>
        <Col xs={24} xl={9}>
          <Flex vertical gap={16}>
            <OrderFacts order={order} />
            <PaymentsCard payments={order.payments} />
            <OrderEvents events={order.events} />
          </Flex>
        </Col>
      </Row>
    </>
  )
}
