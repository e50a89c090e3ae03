import type { StaffAgentCode } from '@longmall/contract/identity-agents.ts'
import { query } from '@longmall/web/call/query.ts'
import { editing } from '../../shell/form/editing.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import type { Field, Values } from '../../shell/form/field.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { MemberField } from './member-field.tsx'

const toForm = ({ is_active, owner, note }: StaffAgentCode): Values => ({
  is_active,
  ...(owner && { owner_id: owner.member_id }),
  ...(note && { note }),
})
const fixedOf = ({ agent_code_id, version }: StaffAgentCode) => ({ agent_code_id, version })

/** What can be done with a code: whose it is and its note changed, switched on or off. */
export function AgentActions({ agent }: { agent: StaffAgentCode }) {
  const t = useTranslations('store')
  const tCommon = useTranslations()
  const { agent_code_id, code, is_active, owner, note } = agent
  const fields: Field<'identity/change_agent_code'>[] = [
    { kind: 'flag', name: 'is_active', label: t('is_active') },
    {
      kind: 'custom',
      name: 'owner_id',
      label: t('owner'),
      render: (control) => <MemberField {...control} known={owner} />,
    },
    { kind: 'area', name: 'note', label: t('agent_note'), maximum: 200 },
  ]
  return (
    <>
      <FormDrawer
        command="identity/change_agent_code"
        label={tCommon('edit')}
        title={code}
        type="link"
        fields={fields}
        {...editing(agent, query('identity/view_agent_code', { agent_code_id }), (now) => ({ initial: toForm(now), fixed: fixedOf(now) }))}
        shape={(values) => ({ note: '', ...values })}
      />
      <ActionButton
        command="identity/change_agent_code"
        input={{ ...fixedOf(agent), is_active: !is_active, note, ...(owner && { owner_id: owner.member_id }) }}
        label={is_active ? t('switch_off') : t('switch_on')}
        type="link"
        question={is_active ? t('switch_off_confirm', { code }) : t('switch_on_confirm', { code })}
        isDanger={is_active}
      />
    </>
  )
}
