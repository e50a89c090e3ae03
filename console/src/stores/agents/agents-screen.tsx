import { agentKinds, maxCounted, type StaffAgentCode } from '@longmall/contract/identity-agents.ts'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { StoreTabs } from '../store-tabs.tsx'
import { AgentActions } from './agent-actions.tsx'
import { MakeCodes } from './make-codes.tsx'

const actionsOf = (agent: StaffAgentCode) => <AgentActions agent={agent} />

/** Codes of regional agents and dealers, which newcomers name when they register (CON-05, IDN-01). */
export function AgentsScreen() {
  const t = useTranslations('store')
  const tMenu = useTranslations('menu')
  const tCommon = useTranslations()
  const { time, count } = useFormat()
  return (
    <>
      <PageHead title={tMenu('stores')} lead={t('agents_lead')}>
        <MakeCodes />
      </PageHead>
      <StoreTabs />
      <ResourceList
        operation="identity/agent_codes"
        rowKey="agent_code_id"
        empty={t('agents_empty')}
        filters={[
          { kind: 'text', name: 'search', label: t('code_prefix'), maxLength: 20 },
          {
            kind: 'choice',
            name: 'kind',
            label: t('kind'),
            options: agentKinds.map((value) => ({ value, label: t(`kind_${value}`) })),
          },
          { kind: 'flag', name: 'is_active', label: tCommon('state'), yes: tCommon('on'), no: tCommon('off') },
          { kind: 'number', name: 'owner_id', label: t('owner_id') },
        ]}
        columns={[
          { name: 'code', title: t('code'), sort: 'code' },
          { name: 'kind', title: t('kind'), render: ({ kind }) => t(`kind_${kind}`) },
          {
            name: 'is_active',
            title: tCommon('state'),
            render: ({ is_active }) => <StateTag tone={is_active ? 'success' : 'default'}>{tCommon(is_active ? 'on' : 'off')}</StateTag>,
          },
          {
            name: 'owner',
            title: t('owner'),
            render: ({ owner }) => (owner ? <MemberLink member_id={owner.member_id}>{owner.account}</MemberLink> : '–'),
          },
          {
            name: 'member_count',
            title: t('registered'),
            align: 'right',
            render: ({ kind, code, member_count }) => (
              <RecordLink to="/members" search={kind === 'regional' ? { regional_code: code } : { dealer_code: code }}>
                {member_count < maxCounted ? count(member_count) : t('at_least', { count: count(maxCounted) })}
              </RecordLink>
            ),
          },
          {
            name: 'note',
            title: t('agent_note'),
            render: ({ note }) => <div style={{ maxWidth: 240, whiteSpace: 'normal' }}>{note}</div>,
          },
          { name: 'created_at', title: t('created_at'), sort: 'created_at', render: ({ created_at }) => time(created_at) },
        ]}
        actions={actionsOf}
      />
    </>
  )
}
