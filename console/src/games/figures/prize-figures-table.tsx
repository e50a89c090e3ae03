import type { PrizeFigures } from '@longmall/contract/game-staff.ts'
import { Table, type TableColumnType } from 'antd'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'

export interface PrizeFiguresTableProps {
  game_id: number
  figures: { draws: number; prizes: readonly PrizeFigures[] }
}

/** Each prize of a game: how often it was drawn and awarded, its remaining stock, its cost. */
export function PrizeFiguresTable({ game_id, figures }: PrizeFiguresTableProps) {
  const t = useTranslations('game')
  const { count, money } = useFormat()
  const columns: TableColumnType<PrizeFigures>[] = [
    {
      key: 'prize',
      title: t('prize'),
      render: (_, { prize_name, is_removed, remaining }) => (
        <>
          {prize_name} {is_removed && <StateTag tone="default">{t('removed')}</StateTag>}
          {!is_removed && remaining === 0 && <StateTag tone="error">{t('exhausted')}</StateTag>}
        </>
      ),
    },
    { key: 'kind', title: t('prize_kind'), render: (_, { kind }) => t(`prize_${kind}`) },
    { key: 'weight', title: t('weight'), align: 'right', render: (_, { weight }) => count(weight) },
    { key: 'expected', title: t('expected'), align: 'right', render: (_, { expected }) => count(expected) },
    { key: 'landed', title: t('times_drawn'), align: 'right', render: (_, { drawn }) => count(drawn) },
    {
      key: 'granted',
      title: t('granted'),
      align: 'right',
      render: (_, { granted, prize_id }) =>
        granted === 0 ? (
          count(0)
        ) : (
          <RecordLink to="/games/draws" search={{ game_id, prize_id }}>
            {count(granted)}
          </RecordLink>
        ),
    },
    {
      key: 'left',
      title: t('remaining'),
      align: 'right',
      render: (_, { remaining }) => (remaining === null ? t('unlimited') : count(remaining)),
    },
    { key: 'price', title: t('cost_of_prize'), align: 'right', render: (_, prize) => costOf(prize) },
  ]
  return (
    <Table<PrizeFigures>
      size="small"
      rowKey="prize_id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      columns={columns}
      dataSource={[...figures.prizes]}
    />
  )

  function costOf({ kind, longcoin_granted, money_granted, goods_worth }: PrizeFigures): string {
    if (kind === 'longcoin') return t('coins', { count: count(longcoin_granted) })
    if (kind === 'red_packet') return money(money_granted)
    return kind === 'goods' ? money(goods_worth) : '–'
  }
}
