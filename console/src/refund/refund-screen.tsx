import type { refund } from '@longmall/contract/refund.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { useSearch } from '@tanstack/react-router'
import { Alert, Card, Col, Flex, Row } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { TimeLeft } from '../shell/display/time-left.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import { ToList } from '../shell/list/to-list.tsx'
import { RefundBreakdown } from '../shell/money/refund-breakdown.tsx'
import { RefundActions } from './refund-actions.tsx'
import { RefundEvents } from './refund-events.tsx'
import { RefundFacts } from './refund-facts.tsx'
import { refundTones } from './refund-states.ts'

export type StaffRefund = OutputOf<typeof refund.view_return>

/** One after-sale request (ORD-13): its contents, the deadline of the next action, the refund breakdown, and its history. */
export function RefundScreen() {
  const { refund_id } = useSearch({ strict: false }) as { refund_id?: number }
  return (
    <Loaded query={query('refund/view_return', { refund_id: Number(refund_id) || 1 })}>
      {(request) => <RefundDetails request={request} />}
    </Loaded>
  )
}

function RefundDetails({ request }: { request: StaffRefund }) {
  const t = useTranslations('refund')
  const { status, refund_amounts } = request
  const isOver = status === 2 || status === 7
  return (
    <>
      <PageHead title={`${t('one')} ${request.refund_no}`} lead={<StateTag tone={refundTones[status]}>{t(`status_${status}`)}</StateTag>}>
        <RefundActions request={request} />
        <ToList to="/returns" />
      </PageHead>
      <Clock request={request} />
      <Row gutter={[16, 16]}>
        <Col xs={24} xl={14}>
          <Flex vertical gap={16}>
            <RefundFacts request={request} />
            {!isOver && (
              <Card size="small" title={t(status === 6 ? 'went_back' : 'would_go_back')}>
                <RefundBreakdown plan={refund_amounts} />
              </Card>
            )}
          </Flex>
        </Col>
        <Col xs={24} xl={10}>
          <RefundEvents events={request.events} />
        </Col>
      </Row>
    </>
  )
}

/** Whose turn it is, how long, and what happens by itself then. */
function Clock({ request: { status, merchant_deadline, buyer_deadline } }: { request: StaffRefund }) {
  const t = useTranslations('refund')
  const { time } = useFormat()
  const until = merchant_deadline ?? buyer_deadline
  if (until === null || !(status === 1 || status === 4 || status === 5)) return null
  return (
    <Alert
      type={merchant_deadline ? 'warning' : 'info'}
      showIcon
      style={{ marginBottom: 16 }}
      title={
        <>
          {t(merchant_deadline ? 'shop_has' : 'buyer_has')} <TimeLeft until={until} />
        </>
      }
      description={t(`then_${status}`, { time: time(until) })}
    />
  )
}
