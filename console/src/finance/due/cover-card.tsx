import type { DueUnit } from '@longmall/contract/ops-due.ts'
import { isNothing } from '@longmall/web/format/amount-text.ts'
import { Alert, Card, Typography } from 'antd'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { WideTable } from '../../shell/display/table/wide-table.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { useUnitName } from '../../shell/money/use-unit-name.ts'
import { useAmount } from './use-amount.ts'

/** Each unit's obligations of the next days against what is held and expected, with a warning where they are not covered. */
export function CoverCard({ units, days }: { units: DueUnit[]; days: number }) {
  const t = useTranslations('due')
  const { money, time } = useFormat()
  const amount = useAmount()
  const unitName = useUnitName()
  const lacking = units.filter(({ missing }) => !isNothing(missing))
  return (
    <>
      {lacking.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('not_covered', { units: lacking.map(({ unit }) => unitName(unit)).join(', '), days })}
          description={t('not_covered_help')}
        />
      )}
      <Card size="small" title={t('cover', { days })}>
        <WideTable<DueUnit>
          label={t('cover', { days })}
          rowKey="unit"
          dataSource={units}
          columns={[
            {
              title: t('unit'),
              render: (_, { unit }) => (
                <RecordLink to="/finance/due" search={{ unit }}>
                  {unitName(unit)}
                </RecordLink>
              ),
            },
            { title: t('due_in', { days }), align: 'right', render: (_, row) => amount(row.due, row.unit) },
            {
              title: t('held'),
              align: 'right',
              render: (_, row) => (row.held === null ? t('not_stated') : amount(row.held, row.unit)),
            },
            { title: t('stated_at'), render: (_, { stated_at }) => (stated_at === null ? '–' : time(stated_at)) },
            { title: t('takings', { days }), align: 'right', render: (_, row) => amount(row.takings, row.unit) },
            {
              title: t('missing'),
              align: 'right',
              render: (_, row) =>
                isNothing(row.missing) ? (
                  <StateTag tone="success">{t('covered')}</StateTag>
                ) : (
                  <Typography.Text type="danger" strong>
                    {amount(row.missing, row.unit)}
                  </Typography.Text>
                ),
            },
            {
              title: t('missing_worth'),
              align: 'right',
              render: (_, { missing_worth }) => (missing_worth === null || isNothing(missing_worth) ? '–' : money(missing_worth)),
            },
          ]}
        />
        <Typography.Paragraph style={{ color: '#5c5c69', margin: '8px 0 0' }}>{t('cover_note')}</Typography.Paragraph>
      </Card>
    </>
  )
}
