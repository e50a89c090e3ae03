import { exportUnits } from '@longmall/contract/exports.ts'
import { query } from '@longmall/web/call/query.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Flex, Segmented, Typography } from 'antd'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { useUnitName } from '../../shell/money/use-unit-name.ts'
import { CoverCard } from './cover-card.tsx'
import { DueTable } from './due-table.tsx'
import { FinanceNavigation } from './finance-navigation.tsx'

const spans = ['day', 'week', 'month'] as const

/** What falls due by unit and day, week or month, against what is held (CON-06, AST-15). */
export function DueScreen() {
  const t = useTranslations('due')
  const { time } = useFormat()
  const unitName = useUnitName()
  const navigate = useNavigate()
  const search: { unit?: string; by?: string } = useSearch({ strict: false })
  const by = spans.find((one) => one === search.by) ?? 'day'
  const unit = exportUnits.find((one) => one === search.unit) ?? 'ACC'
  const show = (changed: object) => void navigate({ to: '.', search: { ...search, ...changed } as never, replace: true })
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <FinanceNavigation />
      <Loaded query={query('ops/due', { by })}>
        {({ units, days, list, computed_at }) => (
          <Flex vertical gap={16}>
            <CoverCard units={units} days={days} />
            <Flex gap={12} wrap align="center">
              <Segmented
                aria-label={t('by')}
                value={by}
                options={spans.map((value) => ({ value, label: t(`by_${value}`) }))}
                onChange={(value) => show({ by: value })}
              />
              <div style={{ overflowX: 'auto' }}>
                <Segmented
                  aria-label={t('unit')}
                  value={unit}
                  options={exportUnits.map((value) => ({ value, label: unitName(value) }))}
                  onChange={(value) => show({ unit: value })}
                />
              </div>
            </Flex>
            <DueTable list={list} unit={unit} />
            <Typography.Text style={{ color: '#5c5c69' }}>{t('computed_at', { at: time(computed_at) })}</Typography.Text>
          </Flex>
        )}
      </Loaded>
    </>
  )
}
