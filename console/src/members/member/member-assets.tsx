import { Flex } from 'antd'
import { usePermissions } from '../../shell/call/permissions.ts'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useTranslations } from '../../shell/language.tsx'

const lists = [
  { label: 'deposits', to: '/deposits', requires: 'deposit/list_deposits' },
  { label: 'pledges', to: '/pledges', requires: 'pledge/list_pledges' },
  { label: 'boxes', to: '/boxes', requires: 'box/staff_list' },
  { label: 'conversions', to: '/conversions', requires: 'conversion/list_conversions' },
  { label: 'coin_transfers', to: '/coin-transfers', requires: 'coin_transfer/list_transfers', by: 'payer_id' },
  { label: 'coin_withdrawals', to: '/coin-withdrawals', requires: 'coin_withdrawal/list_requests' },
] as const

/** Links to the lists of what a member has of coins, each filtered by the member. */
export function MemberAssets({ member_id }: { member_id: number }) {
  const tMenu = useTranslations('menu')
  const can = usePermissions()
  return (
    <Flex gap={16} wrap>
      {lists
        .filter(({ requires }) => can(requires))
        .map(({ label, to, ...list }) => (
          <RecordLink key={to} to={to} search={{ ['by' in list ? list.by : 'member_id']: member_id }}>
            {tMenu(label)}
          </RecordLink>
        ))}
    </Flex>
  )
}
