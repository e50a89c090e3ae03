import type { MemberRecord } from '@longmall/contract/member.ts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Empty, Flex, Tabs } from 'antd'
import { useMay } from '../../shell/call/may.ts'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useWords } from '../../shell/language.tsx'
import { ToList } from '../../shell/list/to-list.tsx'
import { MemberActions } from './member-actions.tsx'
import { MemberAudit } from './member-audit.tsx'
import { MemberBalances } from './member-balances.tsx'
import { MemberProfile } from './member-profile.tsx'
import { MemberSecurityCard } from './member-security-card.tsx'
import { MemberTags } from './member-tags.tsx'

interface Shown {
  member_id?: number
  tab?: string
}

/** One member whole: profile, orders, balances, sessions and locks, what operators did, and what they may do (CON-05). */
export function MemberScreen() {
  const frame = useWords()
  const { member_id }: Shown = useSearch({ strict: false })
  if (typeof member_id !== 'number') return <Empty description={frame('not_found')} />
  return (
    <Loaded key={member_id} query={query('member/view_member', { member_id })}>
      {(member) => (
        <>
          <PageHead title={`${member.account} · #${member.customer_id}`} lead={<MemberTags member={member} />}>
            <MemberActions member={member} />
            <ToList to="/members" />
          </PageHead>
          <MemberTabs member={member} />
        </>
      )}
    </Loaded>
  )
}

function MemberTabs({ member }: { member: MemberRecord }) {
  const say = useWords('member')
  const menu = useWords('menu')
  const may = useMay()
  const navigate = useNavigate()
  const { tab = 'profile' }: Shown = useSearch({ strict: false })
  const { customer_id: member_id } = member
  const tabs = [
    { key: 'profile', label: say('tab_profile'), children: <MemberProfile member={member} /> },
    ...(may('order/search')
      ? [
          {
            key: 'orders',
            label: say('tab_orders'),
            children: (
              <Flex gap={16} wrap>
                <Link to="/orders" search={{ member_id } as never}>
                  {say('all_orders')}
                </Link>
                {may('exchange/records') && (
                  <RecordLink to="/exchange/records" search={{ search: String(member_id) }}>
                    {menu('exchange')}
                  </RecordLink>
                )}
                {may('gift/given') && (
                  <RecordLink to="/gifts/given" search={{ search: String(member_id) }}>
                    {menu('gifts')}
                  </RecordLink>
                )}
                {may('game/draws') && (
                  <RecordLink to="/games/draws" search={{ member_id }}>
                    {menu('games')}
                  </RecordLink>
                )}
                {may('reward/given') && (
                  <RecordLink to="/rewards/given" search={{ member_id }}>
                    {menu('rewards')}
                  </RecordLink>
                )}
              </Flex>
            ),
          },
        ]
      : []),
    ...(may('wallet/account_view')
      ? [{ key: 'balance', label: say('tab_balance'), children: <MemberBalances member_id={member_id} /> }]
      : []),
    ...(may('identity/security')
      ? [{ key: 'security', label: say('tab_security'), children: <MemberSecurityCard member_id={member_id} /> }]
      : []),
    ...(may('staff/list_audit') ? [{ key: 'audit', label: say('tab_audit'), children: <MemberAudit member_id={member_id} /> }] : []),
  ]
  return (
    <Tabs
      activeKey={tab}
      items={tabs}
      onChange={(next) =>
        void navigate({ to: '.', search: { member_id, ...(next !== 'profile' && { tab: next }) } as never, replace: true })
      }
    />
  )
}
