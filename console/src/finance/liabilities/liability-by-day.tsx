import type { exportUnits } from '@longmall/contract/exports.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Card, Flex, Segmented } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Chart } from '../../shell/display/chart.tsx'
import { Loaded } from '../../shell/display/loaded.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { WorkExport } from '../../work/work-export.tsx'
import { LiabilityDaysTable } from './liability-days-table.tsx'
import { useLastDays } from './use-last-days.ts'

const spans = [30, 90, 365] as const

/** The three amounts of a unit at the end of each day, as a chart, a table and a file. */
export function LiabilityByDay({ unit }: { unit: (typeof exportUnits)[number] }) {
  const t = useTranslations('liabilities')
  const navigate = useNavigate()
  const search: { days?: number } = useSearch({ strict: false })
  const span = spans.find((one) => one === search.days) ?? 30
  const days = useLastDays(span)
  return (
    <Card size="small" title={t('by_day')}>
      <Flex vertical gap={12}>
        <Flex gap={8} wrap justify="space-between">
          <Segmented
            aria-label={t('range')}
            value={span}
            options={spans.map((value) => ({ value, label: t(`last_${value}`) }))}
            onChange={(next) => void navigate({ to: '.', search: { ...search, days: next } as never, replace: true })}
          />
          <WorkExport command="ops/export_liabilities" filters={{ unit, ...days }} label={t('export_days')} />
        </Flex>
        <Loaded query={query('ops/liability_days', { unit, ...days })}>
          {(answer) => (
            <>
              <Chart
                label={t('by_day')}
                dayLabel={t('day')}
                days={answer.days.map(({ day }) => day)}
                lines={(['liability', 'external_funds', 'own_funds'] as const).map((name) => ({
                  label: t(name),
                  values: answer.days.map((one) => Number(one[name])),
                }))}
              />
              <LiabilityDaysTable unit={unit} days={answer.days} />
            </>
          )}
        </Loaded>
      </Flex>
    </Card>
  )
}
