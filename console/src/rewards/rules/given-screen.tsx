import type { GivenReward } from '@longmall/contract/reward-staff.ts'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useWords } from '../../shell/language.tsx'
import { ToList } from '../../shell/list/to-list.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'

/** What members were given by rules, and what it was given for. */
export function GivenScreen() {
  const say = useWords('reward')
  const { count, time } = useFormat()
  return (
    <>
      <PageHead title={say('given_title')} lead={say('given_lead')}>
        <ToList to="/rewards">{say('title')}</ToList>
      </PageHead>
      <ResourceList
        operation="reward/given"
        rowKey="given_id"
        empty={say('given_empty')}
        filters={[
          { kind: 'number', name: 'rule_id', label: say('rule_id') },
          { kind: 'number', name: 'member_id', label: say('member_id') },
        ]}
        columns={[
          { name: 'given_at', title: say('given_at'), sort: 'given_at', render: ({ given_at }) => time(given_at) },
          {
            name: 'rule',
            title: say('rule'),
            render: ({ rule_id, rule_name }) => <div style={{ maxWidth: 240, whiteSpace: 'normal' }}>{`#${rule_id} · ${rule_name}`}</div>,
          },
          { name: 'occasion', title: say('occasion'), render: ({ occasion }) => say(`occasion_${occasion}`) },
          {
            name: 'member',
            title: say('member'),
            render: ({ member_id, nickname }) => <MemberLink member_id={member_id}>{`${nickname} · #${member_id}`}</MemberLink>,
          },
          { name: 'subject', title: say('given_for'), render: (row) => <GivenFor row={row} /> },
          { name: 'times', title: say('times'), align: 'right', render: ({ times }) => count(times) },
          { name: 'longcoin', title: say('longcoin'), sort: 'longcoin', align: 'right', render: ({ longcoin }) => count(longcoin) },
          { name: 'taken_back', title: say('figure_taken_back'), align: 'right', render: ({ taken_back }) => count(taken_back) },
        ]}
      />
    </>
  )
}

/** What happened: `order 12` leads to the order; a day is shown as one. */
function GivenFor({ row: { subject, member_id } }: { row: GivenReward }) {
  const say = useWords('reward')
  const { day } = useFormat()
  const [what = '', of = ''] = subject.split(' ')
  if (what === 'order')
    return (
      <RecordLink to="/orders/order" search={{ order_id: Number(of) }}>
        {say('for_order', { id: of })}
      </RecordLink>
    )
  if (what === 'recharge')
    return (
      <RecordLink to="/recharges" search={{ member_id }}>
        {say('for_recharge', { id: of })}
      </RecordLink>
    )
  if (what === 'day') return day(of)
  return <MemberLink member_id={Number(of)}>{say('for_member', { id: of })}</MemberLink>
}
