import { agentKinds, mostCounted, type StaffAgentCode } from '@longmall/contract/identity-agents.ts'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useWords } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { StoreTabs } from '../store-tabs.tsx'
import { AgentActions } from './agent-actions.tsx'
import { MakeCodes } from './make-codes.tsx'

const actionsOf = (agent: StaffAgentCode) => <AgentActions agent={agent} />

/** Codes of regional agents and dealers, which newcomers name when they register (CON-05, IDN-01). */
export function AgentsScreen() {
  const say = useWords('store')
  const menu = useWords('menu')
  const common = useWords()
  const { time, count } = useFormat()
  return (
    <>
      <PageHead title={menu('stores')} lead={say('agents_lead')}>
        <MakeCodes />
      </PageHead>
      <StoreTabs />
      <ResourceList
        operation="identity/agent_codes"
        rowKey="agent_code_id"
        empty={say('agents_empty')}
        filters={[
          { kind: 'text', name: 'search', label: say('code_begins'), maxLength: 20 },
          {
            kind: 'choice',
            name: 'kind',
            label: say('kind'),
            options: agentKinds.map((value) => ({ value, label: say(`kind_${value}`) })),
          },
          { kind: 'flag', name: 'is_active', label: common('state'), yes: common('on'), no: common('off') },
          { kind: 'number', name: 'owner_id', label: say('owner_id') },
        ]}
        columns={[
          { name: 'code', title: say('code'), sort: 'code' },
          { name: 'kind', title: say('kind'), render: ({ kind }) => say(`kind_${kind}`) },
          {
            name: 'is_active',
            title: common('state'),
            render: ({ is_active }) => <StateTag tone={is_active ? 'good' : 'plain'}>{common(is_active ? 'on' : 'off')}</StateTag>,
          },
          {
            name: 'owner',
            title: say('owner'),
            render: ({ owner }) => (owner ? <MemberLink member_id={owner.member_id}>{owner.account}</MemberLink> : '–'),
          },
          {
            name: 'member_count',
            title: say('registered'),
            align: 'right',
            render: ({ kind, code, member_count }) => (
              <RecordLink to="/members" search={kind === 'regional' ? { regional_code: code } : { dealer_code: code }}>
                {member_count < mostCounted ? count(member_count) : say('or_more', { count: count(mostCounted) })}
              </RecordLink>
            ),
          },
          {
            name: 'note',
            title: say('agent_note'),
            render: ({ note }) => <div style={{ maxWidth: 240, whiteSpace: 'normal' }}>{note}</div>,
          },
          { name: 'created_at', title: say('made_at'), sort: 'created_at', render: ({ created_at }) => time(created_at) },
        ]}
        actions={actionsOf}
      />
    </>
  )
}
