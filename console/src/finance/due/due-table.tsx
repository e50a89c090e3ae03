import type { DuePeriod } from '@longmall/contract/ops-due.ts'
import type { UnitCode } from '@longmall/contract/units.ts'
import { Card, Empty, Table, Typography } from 'antd'
import { WideTable } from '../../shell/display/table/wide-table.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { useUnitName } from '../../shell/money/use-unit-name.ts'
import { pivotDue, type DueRow } from './pivot-due.ts'
import { useAmount } from './use-amount.ts'

/** What falls due of a unit, a row for each day, week or month, with the sum of all of them. */
export function DueTable({ list, unit }: { list: readonly DuePeriod[]; unit: UnitCode }) {
  const t = useTranslations('due')
  const { day } = useFormat()
  const amount = useAmount()
  const unitName = useUnitName()
  const { kinds, rows, total } = pivotDue(list, unit)
  const title = t('falls_due', { unit: unitName(unit) })
  return (
    <Card size="small" title={title}>
      {total === null ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('nothing_due')} />
      ) : (
        <WideTable<DueRow>
          label={title}
          rowKey="first_day"
          dataSource={rows}
          pagination={rows.length > 60 ? { pageSize: 60, showSizeChanger: false } : false}
          columns={[
            {
              title: t('period'),
              render: (_, { first_day, last_day }) => (first_day === last_day ? day(first_day) : `${day(first_day)} – ${day(last_day)}`),
            },
            ...kinds.map((kind) => ({
              title: t(`kind_${kind}`),
              align: 'right' as const,
              render: (_: unknown, { amounts }: DueRow) => amount(amounts[kind], unit),
            })),
            { title: t('total'), align: 'right' as const, render: (_: unknown, row: DueRow) => amount(row.total, unit) },
          ]}
          summary={() => (
            <Table.Summary.Row style={{ fontWeight: 600 }}>
              <Table.Summary.Cell index={0}>{t('total')}</Table.Summary.Cell>
              {kinds.map((kind, at) => (
                <Table.Summary.Cell key={kind} index={at + 1} align="right">
                  {amount(total.amounts[kind], unit)}
                </Table.Summary.Cell>
              ))}
              <Table.Summary.Cell index={kinds.length + 1} align="right">
                {amount(total.total, unit)}
              </Table.Summary.Cell>
            </Table.Summary.Row>
          )}
        />
      )}
      <Typography.Paragraph style={{ color: '#5c5c69', margin: '8px 0 0' }}>{t('due_note')}</Typography.Paragraph>
    </Card>
  )
}
