import { exportUnits } from '@longmall/contract/exports.ts'
import { Link, useSearch } from '@tanstack/react-router'
import { Empty } from 'antd'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useUnitName } from '../../shell/money/use-unit-name.ts'
import { useWords } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { usePurposeWords } from './purpose-words.ts'

/** What a number of the page before is made of: each member who holds anything of a bucket, leading to its entries (CON-06). */
export function HoldersScreen() {
  const frame = useWords()
  const menu = useWords('menu')
  const say = useWords('owed')
  const { money } = useFormat()
  const told = usePurposeWords()
  const unitName = useUnitName()
  const { unit: code, purpose }: { unit?: string; purpose?: string } = useSearch({ strict: false })
  const unit = exportUnits.find((one) => one === code)
  if (!unit || !purpose) return <Empty description={frame('not_found')} />
  return (
    <>
      <PageHead title={`${say('holders')} · ${told(purpose)} · ${unitName(unit)}`} lead={say('holders_lead')}>
        <Link to="/finance" search={{ unit } as never}>
          {menu('finance')}
        </Link>
      </PageHead>
      <ResourceList
        operation="ops/owed_holders"
        fixed={{ unit, purpose }}
        rowKey="member_id"
        empty={say('holders_empty')}
        columns={[
          {
            name: 'member_id',
            title: say('member'),
            render: ({ member_id, account }) => <MemberLink member_id={member_id}>{account || `#${member_id}`}</MemberLink>,
          },
          {
            name: 'amount',
            title: say('amount'),
            align: 'right',
            render: ({ member_id, amount }) => (
              <RecordLink to="/ledger/statement" search={{ member_id, unit, purpose }}>
                {money(amount, unit)}
              </RecordLink>
            ),
          },
          { name: 'held', title: say('held'), align: 'right', render: ({ held }) => money(held, unit) },
        ]}
      />
    </>
  )
}
