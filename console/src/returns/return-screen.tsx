import type { returns } from '@longmall/contract/returns.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { useSearch } from '@tanstack/react-router'
import { Alert, Card, Col, Flex, Row } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { TimeLeft } from '../shell/display/time-left.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useWords } from '../shell/language.tsx'
import { ToList } from '../shell/list/to-list.tsx'
import { BackFacts } from '../shell/money/back-facts.tsx'
import { ReturnActions } from './return-actions.tsx'
import { ReturnEvents } from './return-events.tsx'
import { ReturnFacts } from './return-facts.tsx'
import { returnTones } from './return-words.ts'

export type Handled = OutputOf<typeof returns.view_return>

/** One after-sale (ORD-13): what was asked, until when who must act, what goes or went back where, and its history. */
export function ReturnScreen() {
  const { refund_id } = useSearch({ strict: false }) as { refund_id?: number }
  return (
    <Loaded query={query('returns/view_return', { refund_id: Number(refund_id) || 1 })}>{(request) => <Whole request={request} />}</Loaded>
  )
}

function Whole({ request }: { request: Handled }) {
  const say = useWords('returns')
  const { status, back } = request
  const isOver = status === 2 || status === 7
  return (
    <>
      <PageHead
        title={`${say('one')} ${request.refund_no}`}
        lead={<StateTag tone={returnTones[status]}>{say(`status_${status}`)}</StateTag>}
      >
        <ReturnActions request={request} />
        <ToList to="/returns" />
      </PageHead>
      <Clock request={request} />
      <Row gutter={[16, 16]}>
        <Col xs={24} xl={14}>
          <Flex vertical gap={16}>
            <ReturnFacts request={request} />
            {!isOver && (
              <Card size="small" title={say(status === 6 ? 'went_back' : 'would_go_back')}>
                <BackFacts back={back} />
              </Card>
            )}
          </Flex>
        </Col>
        <Col xs={24} xl={10}>
          <ReturnEvents events={request.events} />
        </Col>
      </Row>
    </>
  )
}

/** Whose turn it is, how long, and what happens by itself then. */
function Clock({ request: { status, merchant_until, buyer_until } }: { request: Handled }) {
  const say = useWords('returns')
  const { time } = useFormat()
  const until = merchant_until ?? buyer_until
  if (until === null || !(status === 1 || status === 4 || status === 5)) return null
  return (
    <Alert
      type={merchant_until ? 'warning' : 'info'}
      showIcon
      style={{ marginBottom: 16 }}
      title={
        <>
          {say(merchant_until ? 'shop_has' : 'buyer_has')} <TimeLeft until={until} />
        </>
      }
      description={say(`then_${status}`, { time: time(until) })}
    />
  )
}
