import type { Api } from '@longmall/contract/index.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { Card, Flex, Statistic } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'

const figures = ['opening', 'plus', 'minus', 'closing'] as const

/** Opening + credits - debits = closing, of the period of the filters. */
export function StatementSums({ account }: { account: InputOf<Api['wallet/statement_sums']> }) {
  const t = useTranslations('finance')
  const { money } = useFormat()
  return (
    <Card size="small" style={{ marginBottom: 16 }} aria-label={t('statement_sums')} role="group">
      <Loaded query={query('wallet/statement_sums', account)}>
        {(sums) => (
          <Flex gap={32} wrap>
            {figures.map((name) => (
              <Statistic
                key={name}
                title={t(`sum_${name}`)}
                value={money(sums[name], account.unit)}
                formatter={(shown) => shown}
                styles={{ content: { fontSize: 20 } }}
              />
            ))}
          </Flex>
        )}
      </Loaded>
    </Card>
  )
}
