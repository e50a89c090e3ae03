import type { coinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { query } from '@longmall/web/call/query.ts'
import { Card } from 'antd'
import { Loaded } from '../../shell/display/loaded.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { WideTable } from '../../shell/display/table/wide-table.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'

type Total = OutputOf<(typeof coinWithdrawal)['totals']>['list'][number]

/** What is frozen and in flight now, by unit, way and state, each count linked to its list; nothing where nothing is. */
export function TotalsCard() {
  const tCommon = useTranslations()
  const t = useTranslations('coinwithdrawal')
  const { money, count } = useFormat()
  return (
    <Loaded query={query('coin_withdrawal/totals', {})}>
      {({ list }) =>
        list.length > 0 && (
          <Card size="small" title={t('open_now')} style={{ marginBottom: 16 }}>
            <WideTable<Total>
              label={t('open_now')}
              rowKey={({ unit, way, state }) => `${unit} ${way} ${state}`}
              dataSource={list}
              columns={[
                { title: t('way'), render: (_, { way }) => t(`way_${way}`) },
                { title: tCommon('state'), render: (_, { state }) => t(`state_${state}`) },
                {
                  title: t('requests'),
                  align: 'right',
                  render: (_, { unit, way, state, count: number }) => (
                    <RecordLink to="/coin-withdrawals" search={{ unit, way, state }}>
                      {count(number)}
                    </RecordLink>
                  ),
                },
                { title: t('amount'), align: 'right', render: (_, { amount, unit }) => money(amount, unit) },
                { title: t('worth_today'), align: 'right', render: (_, { worth }) => money(worth) },
              ]}
            />
          </Card>
        )
      }
    </Loaded>
  )
}
