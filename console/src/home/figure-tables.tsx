import type { DayFigures, ops } from '@longmall/contract/ops.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { Link } from '@tanstack/react-router'
import { Empty, Table } from 'antd'
import { Explained } from '../shell/figures/explained.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'

type Top = OutputOf<typeof ops.dashboard>['top_goods'][number]

/** The goods with the highest sales, each linked. */
export function TopGoods({ goods }: { goods: Top[] }) {
  const t = useTranslations('dashboard')
  const { money, count } = useFormat()
  if (goods.length === 0) return <Empty description={t('top_empty')} />
  return (
    <Table<Top>
      rowKey="goods_id"
      size="small"
      pagination={false}
      dataSource={goods}
      columns={[
        {
          title: t('goods'),
          render: (_, { goods_id, goods_name }) => (
            <Link to="/goods/edit" search={{ goods_id } as never}>
              {goods_name}
            </Link>
          ),
        },
        { title: t('goods_quantity'), align: 'right', render: (_, { quantity }) => count(quantity) },
        {
          title: <Explained about={t('about_goods_sales')}>{t('goods_sales')}</Explained>,
          align: 'right',
          render: (_, { sales }) => money(sales),
        },
      ]}
    />
  )
}

/** The figures by day, the latest first. */
export function DaysTable({ days }: { days: readonly DayFigures[] }) {
  const t = useTranslations('dashboard')
  const { money, count, day: dayText } = useFormat()
  return (
    // On a phone it is wider than its card, and contains no control: it is focusable, so that the keyboard scrolls it.
    <section tabIndex={0} aria-label={t('table')} style={{ overflowX: 'auto' }}>
      <Table<DayFigures>
        rowKey="day"
        size="small"
        style={{ minWidth: 'max-content' }}
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        dataSource={days.toReversed()}
        columns={[
          { title: t('day'), render: (_, { day }) => dayText(day) },
          { title: t('paid'), align: 'right', render: (_, { paid }) => money(paid) },
          { title: t('refunded'), align: 'right', render: (_, { refunded }) => money(refunded) },
          { title: t('sales'), align: 'right', render: (_, { sales }) => money(sales) },
          { title: t('orders'), align: 'right', render: (_, { orders }) => count(orders) },
          { title: t('buyers'), align: 'right', render: (_, { buyers }) => count(buyers) },
          { title: t('visitors'), align: 'right', render: (_, { visitors }) => count(visitors) },
          { title: t('visits'), align: 'right', render: (_, { visits }) => count(visits) },
        ]}
      />
    </section>
  )
}
