import type { RedemptionKind } from '@longmall/contract/redemption.ts'
import type { RowOf } from '@longmall/web/call/query.ts'
import { Flex, Typography } from 'antd'
import { MemberLink } from '../shell/display/member-link.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { LineList } from './line-list.tsx'
import { PickupTabs } from './pickup-tabs.tsx'
import { useStoreFilter } from './use-store-filter.ts'

type Row = RowOf<'redemption/list_redemptions'>

const kinds = ['order', 'virtual', 'coin_withdrawal'] as const satisfies readonly RedemptionKind[]

/** What clerks handed over at all stores, with filters and as a file (CON-04). */
export function RedemptionsScreen() {
  const t = useTranslations('redemption')
  const tMenu = useTranslations('menu')
  const tCommon = useTranslations()
  const { time } = useFormat()
  const store = useStoreFilter()
  return (
    <>
      <PageHead title={tMenu('pickups')} lead={t('redemptions_lead')} />
      <PickupTabs />
      <ResourceList
        operation="redemption/list_redemptions"
        rowKey="redemption_id"
        isCards
        empty={t('redemptions_empty')}
        filters={[
          {
            kind: 'choice',
            name: 'kind',
            label: t('kind'),
            options: kinds.map((value) => ({ value, label: t(`kind_${value}`) })),
          },
          store,
          { kind: 'text', name: 'subject_no', label: t('subject_no'), maxLength: 40 },
          { kind: 'day', name: 'from', label: t('from') },
          { kind: 'day', name: 'until', label: t('until') },
          { kind: 'number', name: 'member_id', label: t('member_id') },
          { kind: 'number', name: 'clerk_id', label: t('clerk_id') },
        ]}
        columns={[
          { name: 'redeemed_at', title: t('redeemed_at'), sort: 'redeemed_at', render: ({ redeemed_at }) => time(redeemed_at) },
          { name: 'kind', title: t('kind'), render: ({ kind }) => t(`kind_${kind}`) },
          { name: 'subject_no', title: t('subject_no'), render: (row) => <Subject row={row} /> },
          { name: 'what', title: t('handed_over'), render: (row) => <HandedOver row={row} /> },
          { name: 'branch', title: t('store'), render: ({ branch }) => branch.name },
          { name: 'member_id', title: t('member'), render: ({ member_id }) => <MemberLink member_id={member_id} /> },
          {
            name: 'clerk_id',
            title: t('clerk'),
            render: ({ clerk_id, clerk_account }) => <MemberLink member_id={clerk_id}>{clerk_account}</MemberLink>,
          },
          { name: 'undone_at', title: tCommon('state'), render: (row) => <State row={row} /> },
        ]}
      />
    </>
  )
}

/** The order, or the withdrawal of coins, found by its number. */
const Subject = ({ row: { kind, subject_no } }: { row: Row }) =>
  kind === 'coin_withdrawal' ? (
    <RecordLink to="/coin-withdrawals" search={{ coin_withdrawal_no: subject_no }}>
      {subject_no}
    </RecordLink>
  ) : (
    <RecordLink to="/orders" search={{ keyword: subject_no }}>
      {subject_no}
    </RecordLink>
  )

function HandedOver({ row: { coins, lines } }: { row: Row }) {
  const { money } = useFormat()
  if (!coins) return <LineList lines={lines} quantityOf={({ quantity }) => quantity} />
  return (
    <span>
      {money(coins.net, coins.unit)} <Typography.Text type="secondary">≈ {money(coins.worth)}</Typography.Text>
    </span>
  )
}

function State({ row: { coins, undone_at, undo_reason } }: { row: Row }) {
  const t = useTranslations('redemption')
  const { time } = useFormat()
  if (undone_at === null) return <StateTag tone="success">{t(coins ? 'paid_out' : 'state_redeemed')}</StateTag>
  return (
    <Flex vertical gap={2} align="start" style={{ maxWidth: 220, whiteSpace: 'normal' }}>
      <StateTag tone="warning">{t('undone')}</StateTag>
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        {[time(undone_at), undo_reason].filter(Boolean).join(' · ')}
      </Typography.Text>
    </Flex>
  )
}
