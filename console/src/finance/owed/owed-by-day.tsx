import type { exportUnits } from '@longmall/contract/exports.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Card, Flex, Segmented } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Chart } from '../../shell/display/chart.tsx'
import { Loaded } from '../../shell/display/loaded.tsx'
import { useWords } from '../../shell/language.tsx'
import { WorkExport } from '../../work/work-export.tsx'
import { OwedDaysTable } from './owed-days-table.tsx'
import { useLastDays } from './use-last-days.ts'

const spans = [30, 90, 365] as const

/** The three numbers of a unit as each day ended, drawn and told, and as a file. */
export function OwedByDay({ unit }: { unit: (typeof exportUnits)[number] }) {
  const say = useWords('owed')
  const navigate = useNavigate()
  const search: { days?: number } = useSearch({ strict: false })
  const span = spans.find((one) => one === search.days) ?? 30
  const days = useLastDays(span)
  return (
    <Card size="small" title={say('by_day')}>
      <Flex vertical gap={12}>
        <Flex gap={8} wrap justify="space-between">
          <Segmented
            aria-label={say('range')}
            value={span}
            options={spans.map((value) => ({ value, label: say(`last_${value}`) }))}
            onChange={(next) => void navigate({ to: '.', search: { ...search, days: next } as never, replace: true })}
          />
          <WorkExport command="ops/export_owed" filters={{ unit, ...days }} label={say('export_days')} />
        </Flex>
        <Loaded query={query('ops/owed_days', { unit, ...days })}>
          {(answer) => (
            <>
              <Chart
                label={say('by_day')}
                dayLabel={say('day')}
                days={answer.days.map(({ day }) => day)}
                lines={(['owed', 'outside', 'own'] as const).map((name) => ({
                  label: say(name),
                  values: answer.days.map((one) => Number(one[name])),
                }))}
              />
              <OwedDaysTable unit={unit} days={answer.days} />
            </>
          )}
        </Loaded>
      </Flex>
    </Card>
  )
}
