import { exportUnits } from '@longmall/contract/exports.ts'
import { Link, useSearch } from '@tanstack/react-router'
import { Empty } from 'antd'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useUnitName } from '../../shell/money/use-unit-name.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { usePurposeLabel } from './purpose-label.ts'

/** Breakdown of a liability: each member with a balance in a bucket, linked to its entries (CON-06). */
export function HoldersScreen() {
  const tCommon = useTranslations()
  const tMenu = useTranslations('menu')
  const t = useTranslations('liabilities')
  const { money } = useFormat()
  const purposeLabel = usePurposeLabel()
  const unitName = useUnitName()
  const { unit: code, purpose }: { unit?: string; purpose?: string } = useSearch({ strict: false })
  const unit = exportUnits.find((one) => one === code)
  if (!unit || !purpose) return <Empty description={tCommon('not_found')} />
  return (
    <>
      <PageHead title={`${t('holders')} · ${purposeLabel(purpose)} · ${unitName(unit)}`} lead={t('holders_lead')}>
        <Link to="/finance" search={{ unit } as never}>
          {tMenu('liabilities')}
        </Link>
      </PageHead>
      <ResourceList
        operation="ops/liability_holders"
        fixed={{ unit, purpose }}
        rowKey="member_id"
        empty={t('holders_empty')}
        columns={[
          {
            name: 'member_id',
            title: t('member'),
            render: ({ member_id, account }) => <MemberLink member_id={member_id}>{account || `#${member_id}`}</MemberLink>,
          },
          {
            name: 'amount',
            title: t('amount'),
            align: 'right',
            render: ({ member_id, amount }) => (
              <RecordLink to="/ledger/statement" search={{ member_id, unit, purpose }}>
                {money(amount, unit)}
              </RecordLink>
            ),
          },
          { name: 'on_hold', title: t('on_hold'), align: 'right', render: ({ on_hold }) => money(on_hold, unit) },
        ]}
      />
    </>
  )
}
