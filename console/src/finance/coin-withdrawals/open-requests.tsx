import type { ReviewedCoinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import { query } from '@longmall/web/call/query.ts'
import { Card, Typography } from 'antd'
import { Loaded } from '../../shell/display/loaded.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { WideTable } from '../../shell/display/table/wide-table.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { RequestState } from './request-state.tsx'
import { isOpen } from './state-of.ts'

/** What else the same member has open, among the last 50. */
export function OpenRequests({ row: { member_id, coin_withdrawal_id } }: { row: ReviewedCoinWithdrawal }) {
  const tCommon = useTranslations()
  const t = useTranslations('coinwithdrawal')
  const { money } = useFormat()
  return (
    <Card
      size="small"
      title={t('others')}
      extra={
        <RecordLink to="/coin-withdrawals" search={{ member_id }}>
          {t('all_of_member')}
        </RecordLink>
      }
    >
      <Loaded query={query('coin_withdrawal/list_requests', { member_id, sort: '-created_at', page_size: 50 })}>
        {({ list }) => {
          const others = list.filter((one) => isOpen(one) && one.coin_withdrawal_id !== coin_withdrawal_id)
          if (others.length === 0) return <Typography.Text>{t('others_none')}</Typography.Text>
          return (
            <WideTable<ReviewedCoinWithdrawal>
              label={t('others')}
              rowKey="coin_withdrawal_id"
              dataSource={others}
              columns={[
                {
                  title: t('number'),
                  render: (_, one) => (
                    <RecordLink to="/coin-withdrawals/request" search={{ request_id: one.coin_withdrawal_id }}>
                      {one.coin_withdrawal_no}
                    </RecordLink>
                  ),
                },
                { title: tCommon('state'), render: (_, one) => <RequestState row={one} /> },
                { title: t('amount'), align: 'right', render: (_, { amount, unit }) => money(amount, unit) },
                { title: t('worth'), align: 'right', render: (_, { worth }) => money(worth) },
              ]}
            />
          )
        }}
      </Loaded>
    </Card>
  )
}
