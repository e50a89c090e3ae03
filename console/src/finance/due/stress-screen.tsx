import type { StressPart, StressUnit } from '@longmall/contract/ops-due.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { query } from '@longmall/web/call/query.ts'
import { useSearch } from '@tanstack/react-router'
import { Card, Flex, Typography } from 'antd'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { WideTable } from '../../shell/display/table/wide-table.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { useUnitName } from '../../shell/money/use-unit-name.ts'
import { usePurposeLabel } from '../liabilities/purpose-label.ts'
import { FinanceNavigation } from './finance-navigation.tsx'
import { shareText } from './share-text.ts'
import { useAmount } from './use-amount.ts'

/** What would be owed if all members withdrew everything they can: now, within 30 days and within 90, by unit and account (CON-06, AST-15). */
export function StressScreen() {
  const t = useTranslations('due')
  const { time } = useFormat()
  const search: { unit?: string } = useSearch({ strict: false })
  return (
    <>
      <PageHead title={t('stress')} lead={t('stress_lead')} />
      <FinanceNavigation />
      <Loaded query={query('ops/stress', {})}>
        {({ units, computed_at }) => {
          const chosen = units.find(({ unit }) => unit === search.unit) ?? units.find(({ parts }) => parts.length > 0) ?? units[0]!
          return (
            <Flex vertical gap={16}>
              <Units units={units} />
              <Parts unit={chosen} />
              <Typography.Text style={{ color: '#5c5c69' }}>{t('computed_at', { at: time(computed_at) })}</Typography.Text>
            </Flex>
          )
        }}
      </Loaded>
    </>
  )
}

const spans = ['now', 'in_30', 'in_90'] as const

function Units({ units }: { units: StressUnit[] }) {
  const t = useTranslations('due')
  const { money } = useFormat()
  const amount = useAmount()
  const unitName = useUnitName()
  const covers = ({ held, now, unit }: StressUnit) =>
    held === null || toSmallest(now, unit) === 0n ? '–' : shareText(toSmallest(held, unit), toSmallest(now, unit))
  return (
    <Card size="small" title={t('stress_units')}>
      <WideTable<StressUnit>
        label={t('stress_units')}
        rowKey="unit"
        dataSource={units}
        columns={[
          {
            title: t('unit'),
            render: (_, { unit }) => (
              <RecordLink to="/finance/stress" search={{ unit }}>
                {unitName(unit)}
              </RecordLink>
            ),
          },
          { title: t('owed'), align: 'right', render: (_, row) => amount(row.amount, row.unit) },
          ...spans.map((span) => ({
            title: t(`leave_${span}`),
            align: 'right' as const,
            render: (_: unknown, row: StressUnit) => amount(row[span], row.unit),
          })),
          { title: t('now_worth'), align: 'right', render: (_, { now_worth }) => (now_worth === null ? '–' : money(now_worth)) },
          { title: t('held'), align: 'right', render: (_, row) => (row.held === null ? t('not_stated') : amount(row.held, row.unit)) },
          { title: t('covers'), align: 'right', render: (_, row) => covers(row) },
          { title: t('accrued'), align: 'right', render: (_, row) => amount(row.accrued, row.unit) },
        ]}
      />
      <Typography.Paragraph style={{ color: '#5c5c69', margin: '8px 0 0' }}>{t('stress_note')}</Typography.Paragraph>
    </Card>
  )
}

function Parts({ unit: { unit, parts } }: { unit: StressUnit }) {
  const t = useTranslations('due')
  const amount = useAmount()
  const unitName = useUnitName()
  const purposeLabel = usePurposeLabel()
  const title = t('stress_parts', { unit: unitName(unit) })
  const share = (part: string, whole: string) => {
    const all = toSmallest(whole, unit)
    return all === 0n ? '–' : shareText(toSmallest(part, unit), all)
  }
  return (
    <Card size="small" title={title}>
      <WideTable<StressPart>
        label={title}
        rowKey="purpose"
        dataSource={parts}
        locale={{ emptyText: t('nothing_owed') }}
        columns={[
          {
            title: t('account'),
            render: (_, { purpose }) => (
              <RecordLink to="/finance/holders" search={{ unit, purpose }}>
                {purposeLabel(purpose)}
              </RecordLink>
            ),
          },
          { title: t('owed'), align: 'right', render: (_, row) => amount(row.amount, unit) },
          ...spans.flatMap((span) => [
            { title: t(`leave_${span}`), align: 'right' as const, render: (_: unknown, row: StressPart) => amount(row[span], unit) },
            { title: t('share'), align: 'right' as const, render: (_: unknown, row: StressPart) => share(row[span], row.amount) },
          ]),
        ]}
      />
    </Card>
  )
}
