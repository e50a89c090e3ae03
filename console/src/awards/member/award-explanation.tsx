import type { AwardLine } from '@longmall/contract/award-shapes.ts'
import type { award } from '@longmall/contract/award.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { query } from '@longmall/web/call/query.ts'
import { Descriptions, Flex, Table, Typography } from 'antd'
import type { ReactNode } from 'react'
import { Loaded } from '../../shell/display/loaded.tsx'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { useAwardFormat } from '../use-award-format.ts'
import { splitOf } from './split-of.ts'

type AwardRecord = OutputOf<typeof award.explain>

/** What an award is made of: its sales, generations, rates and versions, the cap, the split and the price of the day (AST-05). */
export const AwardExplanation = ({ payout_id }: { payout_id: number }) => (
  <Loaded query={query('award/explain', { payout_id })}>{(record) => <Explanation record={record} />}</Loaded>
)

function Explanation({ record }: { record: AwardRecord }) {
  const t = useTranslations('award')
  const { money, day, count } = useFormat()
  const { coinPrice, factor, mills, percent, units } = useAwardFormat()
  const { payout, plan, acc_held, acc_price, factor_ppm, lines, line_count } = record
  const split = splitOf(plan, acc_held)
  const facts: [string, ReactNode][] = [
    [t('paid'), mills(payout.amount)],
    [t('paid_in'), units(payout)],
    [t('factor'), factor(factor_ppm)],
    [t('acc_price'), coinPrice(acc_price)],
    [t('acc_held'), money(acc_held, 'ACC')],
    ...(payout.kind === 'sharing'
      ? []
      : ([
          [
            t('split'),
            `${percent(split.acc_ppm)} ACC · ${percent(split.usds_ppm)} USDS · ${percent(split.usda_ppm)} USDA (${t('split_at', { threshold: money(plan.split_threshold, 'ACC') })})`,
          ],
        ] as [string, ReactNode][])),
    [t('plan'), <PlanLink key="plan" plan_id={plan.plan_id} />],
    ...(payout.release_on === null ? [] : ([[t('release_on'), day(payout.release_on)]] as [string, ReactNode][])),
    [t('taken_back'), mills(payout.taken_back)],
  ]
  return (
    <Flex vertical gap={12}>
      <Descriptions
        size="small"
        bordered
        column={{ xs: 1, md: 2 }}
        items={facts.map(([label, children]) => ({ key: label, label, children }))}
      />
      <Lines lines={lines} kind={payout.kind} />
      {line_count > lines.length && (
        <Typography.Text style={{ color: '#5c5c69' }}>
          {t('lines_listed', { listed: count(lines.length), all: count(line_count) })}
        </Typography.Text>
      )}
    </Flex>
  )
}

const PlanLink = ({ plan_id }: { plan_id: number }) => {
  const t = useTranslations('award')
  return (
    <RecordLink to="/awards/plan" search={{ plan_id }}>
      {t('plan_number', { plan_id })}
    </RecordLink>
  )
}

function Source({ line: { order_no, buyer_id, path, source_id }, kind }: { line: AwardLine; kind: AwardRecord['payout']['kind'] }) {
  const t = useTranslations('award')
  const isPosition = kind === 'matching' || kind === 'clone'
  if (order_no === null && buyer_id === null && source_id === null) return t('whole_day')
  return (
    <Flex gap={8} wrap>
      {order_no !== null && (
        <RecordLink to="/orders" search={{ search: order_no }}>
          {order_no}
        </RecordLink>
      )}
      {buyer_id !== null && <MemberLink member_id={buyer_id} />}
      {path.map((sponsor) => (
        <span key={sponsor}>
          <span aria-hidden>→ </span>
          <MemberLink member_id={sponsor} />
        </span>
      ))}
      {source_id !== null && (isPosition ? t('position', { node_id: source_id }) : <MemberLink member_id={source_id} />)}
    </Flex>
  )
}

function Lines({ lines, kind }: { lines: AwardLine[]; kind: AwardRecord['payout']['kind'] }) {
  const t = useTranslations('award')
  const { mills, percent } = useAwardFormat()
  return (
    <Table<AwardLine>
      rowKey={(line) => JSON.stringify(line)}
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={lines}
      columns={[
        { title: t('source'), render: (_, line) => <Source line={line} kind={kind} /> },
        { title: t('generation_head'), align: 'right', render: (_, { generation }) => (generation === 0 ? '–' : String(generation)) },
        { title: t('line_base'), align: 'right', render: (_, { base }) => mills(base) },
        { title: t('rate'), align: 'right', render: (_, { rate_ppm }) => percent(rate_ppm) },
        { title: t('plan'), render: (_, { plan_id }) => <PlanLink plan_id={plan_id} /> },
        { title: t('gross'), align: 'right', render: (_, { gross }) => mills(gross) },
        {
          title: t('paid'),
          align: 'right',
          render: (_, { paid, reason }) => (reason === null ? mills(paid) : `${mills(paid)} · ${t(`unpaid_${reason}`)}`),
        },
      ]}
    />
  )
}
