import type { GivenReward } from '@longmall/contract/reward-staff.ts'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ToList } from '../../shell/list/to-list.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'

/** Rewards granted by rules, with their causes. */
export function GrantedRewardsScreen() {
  const t = useTranslations('reward')
  const { count, time } = useFormat()
  return (
    <>
      <PageHead title={t('grants_title')} lead={t('grants_lead')}>
        <ToList to="/rewards">{t('title')}</ToList>
      </PageHead>
      <ResourceList
        operation="reward/grants"
        rowKey="grant_id"
        empty={t('grants_empty')}
        filters={[
          { kind: 'number', name: 'rule_id', label: t('rule_id') },
          { kind: 'number', name: 'member_id', label: t('member_id') },
        ]}
        columns={[
          { name: 'granted_at', title: t('granted_at'), sort: 'granted_at', render: ({ granted_at }) => time(granted_at) },
          {
            name: 'rule',
            title: t('rule'),
            render: ({ rule_id, rule_name }) => <div style={{ maxWidth: 240, whiteSpace: 'normal' }}>{`#${rule_id} · ${rule_name}`}</div>,
          },
          { name: 'occasion', title: t('occasion'), render: ({ occasion }) => t(`occasion_${occasion}`) },
          {
            name: 'member',
            title: t('member'),
            render: ({ member_id, nickname }) => <MemberLink member_id={member_id}>{`${nickname} · #${member_id}`}</MemberLink>,
          },
          { name: 'subject', title: t('granted_for'), render: (row) => <RewardSubject row={row} /> },
          { name: 'times', title: t('times'), align: 'right', render: ({ times }) => count(times) },
          { name: 'longcoin', title: t('longcoin'), sort: 'longcoin', align: 'right', render: ({ longcoin }) => count(longcoin) },
          { name: 'clawed_back', title: t('figure_clawed_back'), align: 'right', render: ({ clawed_back }) => count(clawed_back) },
        ]}
      />
    </>
  )
}

/** The cause: `order 12` links to the order; a day is shown as one. */
function RewardSubject({ row: { subject, member_id } }: { row: GivenReward }) {
  const t = useTranslations('reward')
  const { day } = useFormat()
  const [what = '', of = ''] = subject.split(' ')
  if (what === 'order')
    return (
      <RecordLink to="/orders/order" search={{ order_id: Number(of) }}>
        {t('for_order', { id: of })}
      </RecordLink>
    )
  if (what === 'recharge')
    return (
      <RecordLink to="/recharges" search={{ member_id }}>
        {t('for_recharge', { id: of })}
      </RecordLink>
    )
  if (what === 'day') return day(of)
  return <MemberLink member_id={Number(of)}>{t('for_member', { id: of })}</MemberLink>
}
