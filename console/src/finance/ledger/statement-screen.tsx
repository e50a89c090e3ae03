import type { UnitCode } from '@longmall/contract/units.ts'
import { Link, useSearch } from '@tanstack/react-router'
import { Empty } from 'antd'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { usePurposeLabel } from '../liabilities/purpose-label.ts'
import { useFormat } from '../../shell/display/use-format.ts'
import { useUnitName } from '../../shell/money/use-unit-name.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { WorkExport } from '../../work/work-export.tsx'
import { StatementSums } from './statement-sums.tsx'

interface Account {
  member_id?: number
  unit?: UnitCode
  purpose?: string
  from_day?: string
  until_day?: string
  at?: string
}

/** One account over a period and up to an instant: its sums, its entries with the balance after each, and the whole as a file (CON-06, WAL-08). */
export function StatementScreen() {
  const tCommon = useTranslations()
  const t = useTranslations('finance')
  const { money, time } = useFormat()
  const purposeLabel = usePurposeLabel()
  const unitName = useUnitName()
  const { member_id, unit, purpose, from_day, until_day, at }: Account = useSearch({ strict: false })
  if (!unit || !purpose) return <Empty description={tCommon('not_found')} />
  const account = { unit, purpose, ...(member_id && { member_id }) }
  const period = { ...(from_day && { from_day }), ...(until_day && { until_day }), ...(at && { at }) }
  return (
    <>
      <PageHead
        title={`${t('statement')} · ${purposeLabel(purpose)} · ${unitName(unit)}`}
        lead={
          <>
            <Link to="/ledger" search={(member_id ? { member_id } : {}) as never}>
              {t('all_accounts')}
            </Link>
            {' · '}
            {member_id ? <MemberLink member_id={member_id} /> : t('house')}
          </>
        }
      />
      <StatementSums account={{ ...account, ...period }} />
      <ResourceList
        operation="wallet/account_statement"
        fixed={account}
        extra={<WorkExport command="wallet/export_statement" filters={{ ...account, ...period }} />}
        filters={[
          { kind: 'day', name: 'from_day', label: t('from_day') },
          { kind: 'day', name: 'until_day', label: t('until_day') },
          { kind: 'instant', name: 'at', label: t('at_instant'), width: 220 },
        ]}
        rowKey="transfer_id"
        empty={t('statement_empty')}
        columns={[
          { name: 'effective_at', title: t('time'), render: ({ effective_at }) => time(effective_at) },
          { name: 'topic', title: t('kind'), render: ({ topic }) => t(`topic_${topic}`) },
          {
            name: 'reason',
            title: tCommon('reason'),
            render: ({ reason }) => <div style={{ minWidth: 160, whiteSpace: 'normal' }}>{reason}</div>,
          },
          { name: 'actor', title: t('actor') },
          { name: 'amount', title: t('amount'), align: 'right', render: ({ amount }) => money(amount, unit) },
          { name: 'balance_after', title: t('balance_after'), align: 'right', render: ({ balance_after }) => money(balance_after, unit) },
          { name: 'kind', title: t('posting_kind'), isExtra: true, render: ({ kind }) => <code>{kind}</code> },
          { name: 'transfer_id', title: t('attempt_reference'), isExtra: true },
        ]}
      />
    </>
  )
}
