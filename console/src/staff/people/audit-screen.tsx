import type { AuditRow } from '@longmall/contract/staff.ts'
import { Table } from 'antd'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useWords } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { changedFields, type ChangedField } from './changed-fields.ts'

/** Everything that operators changed, with search (CON-08, IDN-12). */
export function AuditScreen() {
  const frame = useWords()
  const menu = useWords('menu')
  const say = useWords('staff')
  const { time } = useFormat()
  return (
    <>
      <PageHead title={menu('audit')} lead={say('audit_lead')} />
      <ResourceList
        operation="staff/list_audit"
        rowKey="audit_id"
        empty={say('audit_empty')}
        expand={(row) => <Changes row={row} />}
        filters={[
          { kind: 'text', name: 'subject', label: `${say('subject')} (${say('subject_help')})`, maxLength: 200 },
          { kind: 'text', name: 'action', label: say('what'), maxLength: 60 },
          { kind: 'number', name: 'staff_id', label: say('staff_id') },
          { kind: 'instant', name: 'from', label: frame('from') },
          { kind: 'instant', name: 'until', label: frame('until') },
        ]}
        columns={[
          { name: 'at', title: say('when'), render: ({ at }) => time(at) },
          { name: 'staff_name', title: say('who') },
          { name: 'action', title: say('what'), render: ({ action }) => <code>{action}</code> },
          { name: 'subject', title: say('subject') },
          { name: 'address', title: say('address') },
        ]}
      />
    </>
  )
}

function Changes({ row: { before, after } }: { row: AuditRow }) {
  const say = useWords('staff')
  const changes = changedFields(before, after)
  if (changes.length === 0) return say('no_change')
  const shown = (text: string | null) => <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{text ?? say('nothing')}</span>
  return (
    <Table<ChangedField>
      rowKey="name"
      size="small"
      pagination={false}
      dataSource={changes}
      columns={[
        { title: say('field'), dataIndex: 'name', width: 240 },
        { title: say('before'), render: (_, one) => shown(one.before) },
        { title: say('after'), render: (_, one) => shown(one.after) },
      ]}
    />
  )
}
