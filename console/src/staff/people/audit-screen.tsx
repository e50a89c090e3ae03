import { auditaction } from '@longmall/phrases/en-us/console/auditaction.ts'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useWords } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { AuditAction, AuditChanges, AuditSubject } from './audit-parts.tsx'
import { actionWords } from './audit-words.ts'

/** Everything that operators changed, in words, with search by them (CON-08, IDN-12). */
export function AuditScreen() {
  const frame = useWords()
  const menu = useWords('menu')
  const say = useWords('staff')
  const actions = useWords('auditaction')
  const { time } = useFormat()
  return (
    <>
      <PageHead title={menu('audit')} lead={say('audit_lead')} />
      <ResourceList
        operation="staff/list_audit"
        rowKey="audit_id"
        empty={say('audit_empty')}
        expand={(row) => <AuditChanges row={row} />}
        filters={[
          {
            kind: 'choice',
            name: 'action',
            label: say('what'),
            width: 260,
            options: Object.keys(auditaction).map((value) => ({ value, label: actionWords(actions, value) })),
          },
          { kind: 'text', name: 'subject', label: `${say('subject')} (${say('subject_help')})`, maxLength: 200 },
          { kind: 'number', name: 'staff_id', label: say('staff_id') },
          { kind: 'instant', name: 'from', label: frame('from') },
          { kind: 'instant', name: 'until', label: frame('until') },
        ]}
        columns={[
          { name: 'at', title: say('when'), sort: 'at', render: ({ at }) => time(at) },
          { name: 'staff_name', title: say('who') },
          { name: 'action', title: say('what'), render: ({ action }) => <AuditAction action={action} /> },
          { name: 'subject', title: say('subject'), render: (row) => <AuditSubject row={row} /> },
          { name: 'address', title: say('address') },
        ]}
      />
    </>
  )
}
