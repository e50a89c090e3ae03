import type { WaitingMoney } from '@longmall/contract/ops-finance.ts'
import { Card, Table, Typography } from 'antd'
import { useMay, type StaffPath } from '../../shell/call/may.ts'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useWords } from '../../shell/language.tsx'

const listOf: Record<WaitingMoney['kind'], { to: string; search: Record<string, unknown>; needs: StaffPath }> = {
  withdrawal_applied: { to: '/withdrawals', search: { state: 'applied' }, needs: 'withdrawal/list_withdrawals' },
  withdrawal_approved: { to: '/withdrawals', search: { state: 'approved' }, needs: 'withdrawal/list_withdrawals' },
  withdrawal_payout_unknown: { to: '/withdrawals', search: { state: 'payout_unknown' }, needs: 'withdrawal/list_withdrawals' },
  after_sale: { to: '/returns', search: {}, needs: 'returns/list_returns' },
  provider_refund: { to: '/payments/days', search: {}, needs: 'payment/days' },
}

/** What of the owed money is on its way out, each number leading to the list that it is made of. */
export function WaitingCard({ waiting }: { waiting: WaitingMoney[] }) {
  const say = useWords('owed')
  const may = useMay()
  const { money, count } = useFormat()
  return (
    <Card size="small" title={say('waiting')}>
      <Table<WaitingMoney>
        rowKey="kind"
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={waiting}
        columns={[
          {
            title: say('kind'),
            render: (_, { kind }) => {
              const { to, search, needs } = listOf[kind]
              const words = say(`kind_${kind}`)
              return may(needs) ? (
                <RecordLink to={to} search={search}>
                  {words}
                </RecordLink>
              ) : (
                words
              )
            },
          },
          { title: say('count'), align: 'right', render: (_, row) => count(row.count) },
          { title: say('amount'), align: 'right', render: (_, { amount }) => money(amount) },
        ]}
      />
      <Typography.Paragraph style={{ color: '#5c5c69', margin: '8px 0 0' }}>{say('waiting_note')}</Typography.Paragraph>
    </Card>
  )
}
