import { Link } from '@tanstack/react-router'
import { useFormat } from '../../shell/display/use-format.ts'
import { useWords } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'

/** What operators changed of a member. */
export function MemberAudit({ member_id }: { member_id: number }) {
  const say = useWords('staff')
  const { time } = useFormat()
  const subject = `member ${member_id}`
  return (
    <ResourceList
      operation="staff/list_audit"
      fixed={{ subject }}
      rowKey="audit_id"
      empty={say('audit_empty')}
      extra={
        <Link to="/audit" search={{ subject } as never}>
          {subject}
        </Link>
      }
      columns={[
        { name: 'at', title: say('when'), render: ({ at }) => time(at) },
        { name: 'staff_name', title: say('who') },
        { name: 'action', title: say('what'), render: ({ action }) => <code>{action}</code> },
        { name: 'after', title: say('after'), render: ({ after }) => <span style={{ overflowWrap: 'anywhere' }}>{after ?? '–'}</span> },
      ]}
    />
  )
}
