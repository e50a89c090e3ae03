import type { OutputOf } from '@longmall/contract/operation.ts'
import type { LiabilityUnit, MemberDebt, opsFinance } from '@longmall/contract/ops-finance.ts'
import { groupDigits } from '@longmall/web/format/amount-text.ts'
import { Card, Table, Typography } from 'antd'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { WideTable } from '../../shell/display/table/wide-table.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { useUnitName } from '../../shell/money/use-unit-name.ts'

export interface LiabilityUnitsProps extends Pick<OutputOf<typeof opsFinance.liabilities>, 'units' | 'total' | 'debts'> {
  /** The rest of the address, which stays when a unit is chosen. */
  search: Record<string, unknown>
}

const treasuryOf = ({ house }: LiabilityUnit) => house.find(({ purpose }) => purpose === 'treasury')?.amount
const isNone = (amount: string | undefined) => amount === undefined || Number(amount) === 0

/** All units side by side: what is owed, its worth at the prices of the day, what members owe, the treasury; then what is owed by state (AST-15). */
export function LiabilityUnits({ units, total, debts, search }: LiabilityUnitsProps) {
  const t = useTranslations('liabilities')
  const { money, coinPrice } = useFormat()
  const unitName = useUnitName()
  const debtOf = (unit: string): MemberDebt | undefined => debts.find((one) => one.unit === unit)
  const column = (title: string, amountOf: (row: LiabilityUnit) => string | undefined) => ({
    title,
    align: 'right' as const,
    render: (_: unknown, row: LiabilityUnit) => {
      const amount = amountOf(row)
      return amount === undefined || isNone(amount) ? '–' : row.unit === 'MONEY' ? money(amount) : groupDigits(amount).replace('-', '−')
    },
  })
  const worth = (title: string, name: 'liability' | 'external_funds' | 'own_funds') => ({
    title,
    align: 'right' as const,
    render: (_: unknown, row: LiabilityUnit) => (row.worth ? money(row.worth[name]) : '–'),
  })
  const name = {
    title: t('unit'),
    render: (_: unknown, { unit }: LiabilityUnit) => (
      <RecordLink to="/finance" search={{ ...search, unit }}>
        {unitName(unit)}
      </RecordLink>
    ),
  }
  const columns = [
    name,
    column(t('liability'), ({ liability }) => liability),
    worth(t('worth_owed'), 'liability'),
    worth(t('external_funds'), 'external_funds'),
    worth(t('difference'), 'own_funds'),
    {
      title: t('price'),
      align: 'right' as const,
      render: (_: unknown, { unit, price }: LiabilityUnit) => (unit === 'MONEY' || price === null ? '–' : coinPrice(price)),
    },
    column(t('debts'), ({ unit }) => debtOf(unit)?.amount),
    column(t('purpose_treasury'), treasuryOf),
  ]
  const states = [
    name,
    column(t('purpose_available'), ({ by_state }) => by_state.available),
    column(t('frozen'), ({ by_state }) => by_state.frozen),
    column(t('bound'), ({ by_state }) => by_state.bound),
    column(t('purpose_escrow'), ({ by_state }) => by_state.escrow),
    column(t('on_hold'), ({ on_hold }) => on_hold),
  ]
  return (
    <>
      <Card size="small" title={t('all_units')}>
        <WideTable<LiabilityUnit>
          label={t('all_units')}
          rowKey="unit"
          dataSource={units}
          columns={columns}
          summary={() => (
            <Table.Summary.Row style={{ fontWeight: 600 }}>
              <Table.Summary.Cell index={0}>{t('total')}</Table.Summary.Cell>
              <Table.Summary.Cell index={1} />
              <Table.Summary.Cell index={2} align="right">
                {money(total.liability)}
              </Table.Summary.Cell>
              <Table.Summary.Cell index={3} align="right">
                {money(total.external_funds)}
              </Table.Summary.Cell>
              <Table.Summary.Cell index={4} align="right">
                {money(total.own_funds)}
              </Table.Summary.Cell>
              <Table.Summary.Cell index={5} colSpan={columns.length - 5} />
            </Table.Summary.Row>
          )}
        />
        <Typography.Paragraph style={{ color: '#5c5c69', margin: '8px 0 0' }}>{t('units_note')}</Typography.Paragraph>
      </Card>
      <Card size="small" title={t('by_state')}>
        <WideTable<LiabilityUnit> label={t('by_state')} rowKey="unit" dataSource={units} columns={states} />
      </Card>
    </>
  )
}
