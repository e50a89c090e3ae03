import type { Language } from '@longmall/contract/fields.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { formatCount } from '@longmall/web/format/number-text.ts'
import { Table, type TableColumnType } from 'antd'
import { nameOf } from '../../promotions/campaigns/name-of.ts'
import { useFormat } from '../../shell/display/use-format.ts'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import type { PrizeRow } from '../edit/to-form.ts'
import type { Expected, expectedOf } from './expected.ts'

export interface DryRunTableProps {
  rows: readonly PrizeRow[]
  result: ReturnType<typeof expectedOf>
  /** LONGCOIN spent if members pay every draw with it; null if the game has no price. */
  longcoinSpent: bigint | null
}

interface Line extends Expected {
  index: number
  row: PrizeRow
}

/** Dry run: each prize on average and at maximum, and the total cost. */
export function DryRunTable({ rows, result, longcoinSpent }: DryRunTableProps) {
  const t = useTranslations('game')
  const { language } = useConsoleLanguage()
  const { money } = useFormat()
  const amount = (kind: string | undefined, value: bigint) => {
    if (kind === 'longcoin') return t('coins', { count: formatCount(value, language) })
    return kind === 'red_packet' || kind === 'goods' ? money(toDecimal(value, 'MONEY')) : '–'
  }
  const columns: TableColumnType<Line>[] = [
    {
      key: 'prize',
      title: t('prize'),
      render: (_, { row, index }) =>
        nameOf(
          (row.texts ?? []).map((text) => ({ language: text.language, name: text.name ?? '' })),
          language,
        ) || t('prize_number', { number: index + 1 }),
    },
    { key: 'times', title: t('times'), align: 'right', render: (_, { hundredths }) => hundredthsText(hundredths, language) },
    { key: 'cost', title: t('average_cost'), align: 'right', render: (_, { row, cost }) => amount(row.kind, cost) },
    { key: 'max', title: t('max_cost'), align: 'right', render: (_, { row, max }) => amount(row.kind, max) },
    {
      key: 'exhausted_after',
      title: t('exhausted_after'),
      align: 'right',
      render: (_, { exhausted_after }) => (exhausted_after === null ? '–' : formatCount(exhausted_after, language)),
    },
  ]
  const { longcoin, red_packet, goods } = result.sums
  const both = (kind: string, { cost, max }: typeof longcoin) => t('sum', { average: amount(kind, cost), max: amount(kind, max) })
  const lines = [
    { label: t('sum_longcoin'), text: both('longcoin', longcoin) },
    { label: t('sum_money'), text: both('red_packet', red_packet) },
    { label: t('sum_goods'), text: both('goods', goods) },
    ...(longcoinSpent === null ? [] : [{ label: t('sum_spent'), text: amount('longcoin', longcoinSpent) }]),
  ]
  return (
    <section aria-label={t('dry_run')}>
      <Table<Line>
        size="small"
        rowKey="index"
        pagination={false}
        scroll={{ x: 'max-content' }}
        columns={columns}
        dataSource={result.prizes.map((expected, index) => ({ ...expected, index, row: rows[index] ?? {} }))}
      />
      <dl style={{ margin: '12px 0 0', display: 'grid', gap: 6 }}>
        {lines.map(({ label, text }) => (
          <div key={label}>
            <dt style={{ display: 'inline', color: '#5c5c69' }}>{label}: </dt>
            <dd style={{ display: 'inline', margin: 0 }}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** 12345n hundredths → "123.45". */
function hundredthsText(hundredths: bigint, language: Language): string {
  const [whole, rest] = [hundredths / 100n, hundredths % 100n]
  const point = new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  const decimals = String(rest).padStart(2, '0')
  return `${formatCount(whole, language)}${rest === 0n ? '' : point + decimals}`
}
