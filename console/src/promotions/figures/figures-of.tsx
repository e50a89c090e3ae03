import type { Api } from '@longmall/contract/index.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { Button, Card, Empty, Flex, Statistic, Table } from 'antd'
import { useMemo } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { Chart } from '../../shell/display/chart.tsx'
import { Explained } from '../../shell/figures/explained.tsx'
import { Loaded } from '../../shell/display/loaded.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { type Figures, figureNames, figuresCsv } from './figures-csv.ts'

type FigureName = (typeof figureNames)[number]
const counts = ['views', 'buyers', 'orders', 'quantity'] as const
const amounts = ['sales', 'cost'] as const

/** Figures of some days: together, drawn, and day by day. */
export function FiguresOf({ input }: { input: InputOf<Api['campaign/figures']> }) {
  return <Loaded query={query('campaign/figures', input)}>{(figures) => <FiguresView figures={figures} input={input} />}</Loaded>
}

function FiguresView({ figures, input }: { figures: Figures; input: InputOf<Api['campaign/figures']> }) {
  const t = useTranslations('campaign')
  const { count, money, day } = useFormat()
  const text = (name: FigureName, of: Figures['total']) => (name === 'sales' || name === 'cost' ? money(of[name]) : count(of[name]))
  if (figures.days.length === 0) return <Empty description={t('figures_empty')} />
  const head = { day: t('day'), ...(Object.fromEntries(figureNames.map((name) => [name, t(name)])) as Record<FigureName, string>) }
  return (
    <>
      <Flex gap={12} wrap style={{ marginBottom: 16 }}>
        {figureNames.map((name) => (
          <Card key={name} size="small" style={{ flex: '1 1 140px' }}>
            <Statistic
              title={name === 'sales' ? <Explained about={t('about_sales')}>{t(name)}</Explained> : t(name)}
              value={text(name, figures.total)}
            />
          </Card>
        ))}
      </Flex>
      <Lines figures={figures} names={counts} label={t('chart_counts')} />
      <Lines figures={figures} names={amounts} label={t('chart_money')} />
      <Flex justify="end" style={{ marginBlock: 12 }}>
        <Button onClick={() => save(figuresCsv(figures, head), `figures-${nameOfFile(input)}-${input.first_day}-${input.last_day}.csv`)}>
          {t('download_csv')}
        </Button>
      </Flex>
      <Table
        size="small"
        rowKey="day"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={[...figures.days]}
        columns={[
          { key: 'day', title: t('day'), render: (_, row) => day(row.day) },
          ...figureNames.map((name) => ({
            key: name,
            title: t(name),
            align: 'right' as const,
            render: (_: unknown, row: Figures['days'][number]) => text(name, row),
          })),
        ]}
      />
    </>
  )
}

function Lines({ figures: { days }, names, label }: { figures: Figures; names: readonly FigureName[]; label: string }) {
  const t = useTranslations('campaign')
  const shown = useMemo(
    () => ({
      days: days.map(({ day }) => day),
      // A coordinate of the chart, not an amount to calculate with.
      lines: names.map((name) => ({ label: t(name), values: days.map((one) => Number(one[name])) })),
    }),
    [days, names, t],
  )
  return (
    <Card size="small" title={label} style={{ marginBottom: 16 }}>
      <Chart label={label} dayLabel={t('day')} {...shown} />
    </Card>
  )
}

const nameOfFile = ({ promotion_id, reduction_id }: InputOf<Api['campaign/figures']>) =>
  reduction_id === undefined ? (promotion_id ?? 'all') : `reduction-${reduction_id}`

function save(text: string, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
