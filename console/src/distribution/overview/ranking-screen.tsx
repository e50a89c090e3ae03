import type { distributionStaff } from '@longmall/contract/distribution-staff.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { query } from '@longmall/web/call/query.ts'
import { Empty, Segmented } from 'antd'
import { Loaded } from '../../shell/display/loaded.tsx'
import { WideTable } from '../../shell/display/table/wide-table.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { DistributionHead } from '../distribution-head.tsx'
import { DistributorLink } from '../distributor-link.tsx'
import { PeriodBar } from '../period/period-bar.tsx'
import { usePeriod } from '../period/use-period.ts'
import { quiet } from '../tones.ts'

type Ranked = OutputOf<typeof distributionStaff.ranking>['list'][number]
const measures = ['sales', 'commission', 'orders', 'members'] as const

/** The best distributors of a range of days (DST-06); the choice is in the address. */
export function RankingScreen() {
  const t = useTranslations('distribution')
  const { period, search, change } = usePeriod()
  const by = measures.find((one) => one === search.by) ?? 'sales'
  return (
    <>
      <DistributionHead lead={t('ranking_lead')} />
      <PeriodBar>
        <Segmented
          aria-label={t('by')}
          value={by}
          options={measures.map((value) => ({ value, label: t(`by_${value}`) }))}
          onChange={(value) => change({ by: value === 'sales' ? undefined : value })}
        />
      </PeriodBar>
      <Loaded query={query('distribution/ranking', { ...period, by })}>{({ list }) => <Ranking list={list} by={by} />}</Loaded>
    </>
  )
}

function Ranking({ list, by }: { list: readonly Ranked[]; by: (typeof measures)[number] }) {
  const t = useTranslations('distribution')
  const { count, money } = useFormat()
  const ranked = list.map((row, index) => ({ ...row, rank: index + 1 }))
  const shownOf = ({ sales, commission, orders, members }: Ranked) => ({
    sales: money(sales),
    commission: money(commission),
    orders: count(orders),
    members: count(members),
  })
  return (
    <WideTable<Ranked & { rank: number }>
      label={t('tab_ranking')}
      rowKey="member_id"
      dataSource={ranked}
      locale={{ emptyText: <Empty description={t('ranking_empty')} /> }}
      columns={[
        {
          title: t('distributor'),
          render: (_, { rank, member_id, account, nickname }) => (
            <span style={{ display: 'grid', gridTemplateColumns: '32px 1fr', alignItems: 'center' }}>
              <strong style={{ color: rank <= 3 ? undefined : quiet.color }}>{rank}</strong>
              <span>
                <DistributorLink member_id={member_id}>{account}</DistributorLink>
                {nickname !== account && <span style={{ ...quiet, display: 'block' }}>{nickname}</span>}
              </span>
            </span>
          ),
        },
        { title: t('level'), render: (_, { level_name }) => level_name },
        ...measures.map((name) => ({
          key: name,
          title: t(`by_${name}`),
          align: 'right' as const,
          render: (_: unknown, row: Ranked) => (name === by ? <strong>{shownOf(row)[name]}</strong> : shownOf(row)[name]),
        })),
      ]}
    />
  )
}
