import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { Alert, Card, DatePicker, Flex, Skeleton, Typography } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { FailureAlert } from '../../shell/display/failure-alert.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { boundOf, sharesOf, type WhatIf } from '../runs/run-state.ts'
import { useAwardFormat } from '../use-award-format.ts'
import { WideTable } from '../../shell/display/table/wide-table.tsx'

/** What the sales of a past day would have paid under a version, beside what they paid; by default of the last settled day. */
export function PlanWhatIf({ plan_id }: { plan_id: number }) {
  const t = useTranslations('award')
  const last = useQuery(query('award/list_runs', { page_size: 20 }))
  const [chosen, choose] = useState<string | null>(null)
  const day = chosen ?? last.data?.list.find(({ step }) => step === 'closed')?.day
  const result = useQuery({ ...query('award/what_if', { plan_id, day: day ?? '' }), enabled: day !== undefined })
  return (
    <Card size="small" title={t('what_if')}>
      <Flex vertical gap={12}>
        <Typography.Text style={{ color: '#5c5c69' }}>{t('what_if_lead')}</Typography.Text>
        <DatePicker
          aria-label={t('what_if_day')}
          style={{ width: 220 }}
          allowClear={false}
          value={day === undefined ? null : dayjs(day)}
          onChange={(picked) => picked && choose(picked.format('YYYY-MM-DD'))}
        />
        {last.data && day === undefined && <Typography.Text>{t('runs_empty')}</Typography.Text>}
        {result.isError && <FailureAlert failure={result.error} retry={() => void result.refetch()} />}
        {day !== undefined && result.isPending && <Skeleton active paragraph={{ rows: 4 }} />}
        {result.data && day !== undefined && <Result result={result.data} settled={day} />}
      </Flex>
    </Card>
  )
}

function Result({ result, settled }: { result: WhatIf; settled: string }) {
  const t = useTranslations('award')
  const { day } = useFormat()
  const { factor, mills, percent } = useAwardFormat()
  const shares = sharesOf(result)
  return (
    <>
      {shares && (
        <Alert
          role="status"
          type={result.is_scaled ? 'warning' : 'info'}
          showIcon
          title={t('what_if_sum', { day: day(settled), gross: percent(shares.gross), paid: percent(shares.paid) })}
          description={t(`what_if_${boundOf(result)}`, { factor: factor(result.factor_ppm) })}
        />
      )}
      <WideTable<WhatIf['list'][number]>
        label={t('what_if')}
        rowKey="kind"
        locale={{ emptyText: t('totals_empty') }}
        dataSource={result.list}
        columns={[
          { title: t('award'), render: (_, { kind }) => t(`kind_${kind}`) },
          { title: t('would_gross'), align: 'right', render: (_, { would_gross }) => mills(would_gross) },
          { title: t('would_paid'), align: 'right', render: (_, { would_pay }) => <strong>{mills(would_pay)}</strong> },
          { title: t('was_gross'), align: 'right', render: (_, { gross }) => mills(gross) },
          { title: t('was_paid'), align: 'right', render: (_, { paid }) => mills(paid) },
        ]}
      />
    </>
  )
}
