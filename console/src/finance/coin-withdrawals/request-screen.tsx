import type { ReviewedCoinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import { query } from '@longmall/web/call/query.ts'
import { useSearch } from '@tanstack/react-router'
import { Alert, Card, Col, Empty, Flex, Row } from 'antd'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ToList } from '../../shell/list/to-list.tsx'
import { MemberAddresses } from './member-addresses.tsx'
import { OpenRequests } from './open-requests.tsx'
import { RequestActions } from './request-actions.tsx'
import { RequestFacts } from './request-facts.tsx'
import { RequestState } from './request-state.tsx'
import { RequestTimeline } from './request-timeline.tsx'

/** One coin withdrawal with all that decides it: where it goes, what else the member has open, what was approved before (AST-10). */
export function RequestScreen() {
  const tCommon = useTranslations()
  const { request_id }: { request_id?: number } = useSearch({ strict: false })
  if (typeof request_id !== 'number') return <Empty description={tCommon('not_found')} />
  return (
    <Loaded key={request_id} query={query('coin_withdrawal/view_request', { request_id })}>
      {(row) => <Details row={row} />}
    </Loaded>
  )
}

function Details({ row }: { row: ReviewedCoinWithdrawal }) {
  const t = useTranslations('coinwithdrawal')
  return (
    <>
      <PageHead title={`${t(`way_${row.way}`)} ${row.coin_withdrawal_no}`} lead={<RequestState row={row} />}>
        <RequestActions row={row} type="default" />
        <ToList to="/coin-withdrawals" />
      </PageHead>
      <Notice row={row} />
      <Row gutter={[16, 16]}>
        <Col xs={24} xl={12}>
          <RequestFacts row={row} />
        </Col>
        <Col xs={24} xl={12}>
          <Flex vertical gap={16}>
            <RequestTimeline row={row} />
            <OpenRequests row={row} />
          </Flex>
        </Col>
        <Col xs={24}>
          <Card size="small" title={t('address_book')}>
            <MemberAddresses member_id={row.member_id} />
          </Card>
        </Col>
      </Row>
    </>
  )
}

/** What it waits for. */
function Notice({ row }: { row: ReviewedCoinWithdrawal }) {
  const t = useTranslations('coinwithdrawal')
  const { day, time } = useFormat()
  const { state, payout_blocker, requires_second_approval, first_approved_by_name, due_day, send_from, can_record, provider, last_answer } =
    row
  const notices = [
    payout_blocker && { type: 'error' as const, title: t(`stop_${payout_blocker}_text`) },
    state === 'requested' && {
      type: 'warning' as const,
      title:
        first_approved_by_name !== null
          ? t('waits_second', { name: first_approved_by_name })
          : t(requires_second_approval && row.way !== 'scan_code' ? 'waits_two' : 'waits_one', { day: day(due_day) }),
    },
    state === 'approved' && { type: 'info' as const, title: t('waits_days', { at: time(send_from) }) },
    state === 'sending' && {
      type: 'warning' as const,
      title: t(provider === 'manual' ? 'send_by_hand' : can_record ? 'provider_silent' : 'provider_asked'),
      ...(last_answer && { description: last_answer }),
    },
  ].filter((notice) => typeof notice === 'object' && notice !== null)
  return notices.map((notice) => <Alert key={notice.title} showIcon style={{ marginBottom: 16 }} {...notice} />)
}
