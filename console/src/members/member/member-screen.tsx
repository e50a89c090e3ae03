import type { MemberRecord } from '@longmall/contract/member.ts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Empty, Flex, Tabs } from 'antd'
import { MemberDistribution } from '../../distribution/binding/member-distribution.tsx'
import { MemberAwards } from '../../awards/member/member-awards.tsx'
import { usePermissions } from '../../shell/call/permissions.ts'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { ToList } from '../../shell/list/to-list.tsx'
import { MemberNetwork } from '../../network/member-network.tsx'
import { MemberActions } from './member-actions.tsx'
import { MemberAssets } from './member-assets.tsx'
import { MemberAudit } from './member-audit.tsx'
import { MemberBalances } from './member-balances.tsx'
import { MemberLevel } from './member-level.tsx'
import { MemberProfile } from './member-profile.tsx'
import { MemberSecurityCard } from './member-security-card.tsx'
import { MemberTags } from './member-tags.tsx'

interface ShownMember {
  member_id?: number
  tab?: string
}

/** One member whole: profile, orders, balances, sessions and locks, what operators did, and what they may do (CON-05). */
export function MemberScreen() {
  const tCommon = useTranslations()
  const { member_id }: ShownMember = useSearch({ strict: false })
  if (typeof member_id !== 'number') return <Empty description={tCommon('not_found')} />
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
  const t = useTranslations('member')
  const tMenu = useTranslations('menu')
  const tAward = useTranslations('award')
  const tDistribution = useTranslations('distribution')
  const can = usePermissions()
  const navigate = useNavigate()
  const { tab = 'profile' }: ShownMember = useSearch({ strict: false })
  const { customer_id: member_id } = member
  const tabs = [
    { key: 'profile', label: t('tab_profile'), children: <MemberProfile member={member} /> },
    ...(can('member/view_level')
      ? [{ key: 'level', label: t('tab_level'), children: <MemberLevel member_id={member_id} grade_name={member.grade_name} /> }]
      : []),
    ...(can('order/search')
      ? [
          {
            key: 'orders',
            label: t('tab_orders'),
            children: (
              <Flex gap={16} wrap>
                <Link to="/orders" search={{ member_id } as never}>
                  {t('all_orders')}
                </Link>
                {can('points_shop/staff_orders') && (
                  <RecordLink to="/points-shop/orders" search={{ search: String(member_id) }}>
                    {tMenu('points_shop')}
                  </RecordLink>
                )}
                {can('gift/grants') && (
                  <RecordLink to="/gifts/grants" search={{ search: String(member_id) }}>
                    {tMenu('gifts')}
                  </RecordLink>
                )}
                {can('game/draws') && (
                  <RecordLink to="/games/draws" search={{ member_id }}>
                    {tMenu('games')}
                  </RecordLink>
                )}
                {can('reward/grants') && (
                  <RecordLink to="/rewards/grants" search={{ member_id }}>
                    {tMenu('rewards')}
                  </RecordLink>
                )}
              </Flex>
            ),
          },
        ]
      : []),
    ...(can('wallet/account_view')
      ? [
          {
            key: 'balance',
            label: t('tab_balance'),
            children: (
              <Flex vertical gap={16}>
                <MemberAssets member_id={member_id} />
                <MemberBalances member_id={member_id} />
              </Flex>
            ),
          },
        ]
      : []),
    ...(can('network/member') ? [{ key: 'network', label: t('tab_network'), children: <MemberNetwork member_id={member_id} /> }] : []),
    ...(can('distribution/bindings')
      ? [
          {
            key: 'distribution',
            label: tDistribution('tab_member'),
            children: <MemberDistribution member_id={member_id} account={member.account} />,
          },
        ]
      : []),
    ...(can('award/list_awards') ? [{ key: 'awards', label: tAward('tab_awards'), children: <MemberAwards member_id={member_id} /> }] : []),
    ...(can('identity/security')
      ? [{ key: 'security', label: t('tab_security'), children: <MemberSecurityCard member_id={member_id} /> }]
      : []),
    ...(can('staff/list_audit') ? [{ key: 'audit', label: t('tab_audit'), children: <MemberAudit member_id={member_id} /> }] : []),
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
