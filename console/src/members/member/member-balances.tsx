import type { OutputOf } from '@longmall/contract/operation.ts'
import type { wallet } from '@longmall/contract/wallet.ts'
import { Link } from '@tanstack/react-router'
import { Table } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { usePurposeLabel } from '../../finance/liabilities/purpose-label.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useUnitName } from '../../shell/money/use-unit-name.ts'
import { useTranslations } from '../../shell/language.tsx'

type Account = OutputOf<typeof wallet.account_view>['accounts'][number]

/** The balances of a member by account, each linked to its entries. */
export function MemberBalances({ member_id }: { member_id: number }) {
  const t = useTranslations('finance')
  const { money } = useFormat()
  const unitName = useUnitName()
  const purposeLabel = usePurposeLabel()
  return (
    <Loaded query={query('wallet/account_view', { member_id })}>
      {({ accounts }) => (
        <Table<Account>
          rowKey={({ unit, purpose }) => `${unit} ${purpose}`}
          size="small"
          pagination={false}
          dataSource={accounts}
          columns={[
            {
              title: t('account'),
              render: (_, { unit, purpose }) => (
                <Link to="/ledger/statement" search={{ member_id, unit, purpose } as never}>
                  {purposeLabel(purpose)}
                </Link>
              ),
            },
            { title: t('unit'), render: (_, { unit }) => unitName(unit) },
            { title: t('posted'), align: 'right', render: (_, { posted, unit }) => money(posted, unit) },
            { title: t('on_hold'), align: 'right', render: (_, { on_hold, unit }) => money(on_hold, unit) },
          ]}
        />
      )}
    </Loaded>
  )
}
