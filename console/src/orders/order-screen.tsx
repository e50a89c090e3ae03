import type { StaffOrder } from '@longmall/contract/order.ts'
import { useSearch } from '@tanstack/react-router'
import { Alert, Col, Flex, Row } from 'antd'
import { useMay } from '../shell/call/may.ts'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useWords } from '../shell/language.tsx'
import { ToList } from '../shell/list/to-list.tsx'
import { stateTones } from './order-words.ts'
import { OrderActions } from './order/order-actions.tsx'
import { OrderEvents } from './order/order-events.tsx'
import { OrderFacts } from './order/order-facts.tsx'
import { OrderReceipt } from './order/order-receipt.tsx'
import { OrderReturns } from './order/order-returns.tsx'
import { PaymentsCard } from './order/payments-card.tsx'
import { PlainLines } from './order/plain-lines.tsx'
import { ParcelsCard } from './shipping/parcels-card.tsx'

/** One order whole (CON-03): how its price came about, what it was paid with, its parcels, history, and all that can be done with it. */
export function OrderScreen() {
  const { order_id } = useSearch({ strict: false }) as { order_id?: number }
  return <Loaded query={query('order/staff_view', { order_id: Number(order_id) || 1 })}>{(order) => <Whole order={order} />}</Loaded>
}

const orderLists = ['/orders', '/to_ship'] as const

function Whole({ order }: { order: StaffOrder }) {
  const say = useWords('order')
  const may = useMay()
  const { money, time } = useFormat()
  const { order_id, state, held_by } = order
  return (
    <>
      <PageHead
        title={`${say('order')} ${order.order_no}`}
        lead={
          <Flex gap={8} align="center" wrap component="span">
            <StateTag tone={stateTones[state]}>{say(`state_${state}`)}</StateTag>
            {held_by && <StateTag tone="wait">{say('held')}</StateTag>}
            <span>{money(order.actual_amount)}</span>
            <span>{say('placed_at', { time: time(order.created_at) })}</span>
          </Flex>
        }
      >
        <OrderActions order={order} />
        <ToList to={orderLists} />
      </PageHead>
      {order.operator_remark && (
        <Alert type="warning" showIcon style={{ marginBottom: 16 }} title={say('remark')} description={order.operator_remark} />
      )}
      <Row gutter={[16, 16]}>
        <Col xs={24} xl={15}>
          <Flex vertical gap={16}>
            {may('returns/view_receipt') ? <OrderReceipt order={order} /> : <PlainLines order={order} />}
            <ParcelsCard order_id={order_id} />
            {may('returns/list_returns') && <OrderReturns order_id={order_id} />}
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
