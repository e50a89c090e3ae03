import type { StaffDistributor } from '@longmall/contract/distribution-shapes.ts'
import { dayIn } from '@longmall/web/time/calendar.ts'
import { Flex } from 'antd'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { DistributionHead } from '../distribution-head.tsx'
import { DistributorLink } from '../distributor-link.tsx'
import { useLevels } from '../levels/use-levels.ts'
import { quiet } from '../tones.ts'

/** Distributors by level and state, with what they brought and earned (DST-06). */
export function DistributorsScreen() {
  const t = useTranslations('distribution')
  const { count, money, day, timeZone } = useFormat()
  const levels = useLevels()
  return (
    <>
      <DistributionHead lead={t('distributors_lead')} />
      <ResourceList
        operation="distribution/list_distributors"
        rowKey="member_id"
        isCards
        empty={t('distributors_empty')}
        filters={[
          { kind: 'text', name: 'search', label: t('distributors_search'), maxLength: 254 },
          { kind: 'choice', name: 'level_id', label: t('level'), options: levels },
          {
            kind: 'choice',
            name: 'state',
            label: t('state'),
            options: (['active', 'stopped'] as const).map((value) => ({ value, label: t(value) })),
          },
        ]}
        columns={[
          { name: 'account', title: t('distributor'), render: (row) => <Distributor row={row} /> },
          { name: 'promote_code', title: t('promote_code'), render: ({ promote_code }) => <code>{promote_code}</code> },
          {
            name: 'state',
            title: t('state'),
            render: ({ state }) => <StateTag tone={state === 'active' ? 'success' : 'error'}>{t(state)}</StateTag>,
          },
          {
            name: 'level_name',
            title: t('level'),
            render: ({ level_name, is_level_fixed }) => (
              <>
                {level_name}
                {is_level_fixed && <div style={quiet}>{t('level_fixed')}</div>}
              </>
            ),
          },
          { name: 'members', title: t('members'), sort: 'members', align: 'right', render: ({ members }) => count(members) },
          { name: 'orders', title: t('orders'), align: 'right', render: ({ orders }) => count(orders) },
          { name: 'sales', title: t('sales'), sort: 'sales', align: 'right', render: ({ sales }) => money(sales) },
          {
            name: 'available_total',
            title: t('available_total'),
            sort: 'available_total',
            align: 'right',
            render: ({ available_total }) => money(available_total),
          },
          { name: 'pending', title: t('pending'), align: 'right', isExtra: true, render: ({ pending }) => money(pending) },
          { name: 'frozen', title: t('frozen'), align: 'right', isExtra: true, render: ({ frozen }) => money(frozen) },
          { name: 'withdrawn', title: t('withdrawn'), align: 'right', isExtra: true, render: ({ withdrawn }) => money(withdrawn) },
          { name: 'debt', title: t('owes'), align: 'right', isExtra: true, render: ({ debt }) => money(debt) },
          {
            name: 'approved_at',
            title: t('approved_at'),
            sort: 'approved_at',
            render: ({ approved_at }) => day(dayIn(timeZone, approved_at)),
          },
        ]}
      />
    </>
  )
}

const Distributor = ({ row: { member_id, account, nickname } }: { row: StaffDistributor }) => (
  <Flex vertical>
    <DistributorLink member_id={member_id}>{account}</DistributorLink>
    {nickname !== account && <span style={quiet}>{nickname}</span>}
  </Flex>
)
