import { agentKinds } from '@longmall/contract/identity-agents.ts'
import { App, Typography } from 'antd'
import { useFormat } from '../../shell/display/use-format.ts'
import type { Field, Values } from '../../shell/form/field.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { MemberField } from './member-field.tsx'

const isMany = ({ pattern }: Values) => typeof pattern === 'string' && pattern.includes('#')

/** A button that makes one code, or many by a pattern; those made can be copied. */
export function MakeCodes() {
  const t = useTranslations('store')
  const { count } = useFormat()
  const { modal } = App.useApp()
  const fields: Field<'identity/make_agent_codes'>[] = [
    {
      kind: 'choice',
      name: 'kind',
      label: t('kind'),
      isRequired: true,
      options: agentKinds.map((value) => ({ value, label: t(`kind_${value}`) })),
    },
    { kind: 'text', name: 'pattern', label: t('pattern'), help: t('pattern_help'), isRequired: true, maximum: 20 },
    { kind: 'number', name: 'first', label: t('first_number'), minimum: 0, maximum: 999_999, isRequired: true, when: isMany },
    { kind: 'number', name: 'count', label: t('code_count'), minimum: 1, maximum: 500, isRequired: true, when: isMany },
    { kind: 'custom', name: 'owner_id', label: t('owner'), render: (control) => <MemberField {...control} known={null} /> },
    { kind: 'area', name: 'note', label: t('agent_note'), maximum: 200 },
  ]
  const show = (codes: readonly string[]) =>
    void modal.success({
      title: t('codes_made', { number: count(codes.length) }),
      content: (
        <Typography.Paragraph copyable={{ text: codes.join('\n') }} style={{ maxHeight: 320, overflow: 'auto', whiteSpace: 'pre-line' }}>
          {codes.join('\n')}
        </Typography.Paragraph>
      ),
    })
  return (
    <FormDrawer
      command="identity/make_agent_codes"
      label={t('make_codes')}
      type="primary"
      fields={fields}
      initial={{ kind: 'dealer', first: 1, count: 10 }}
      shape={(values) => ({ note: '', ...values })}
      onSaved={({ codes }) => show(codes)}
    />
  )
}
