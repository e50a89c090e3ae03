import { Link } from '@tanstack/react-router'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { AuditAction, AuditChanges } from '../../staff/people/audit-parts.tsx'

/** What operators changed of a member. */
export function MemberAudit({ member_id }: { member_id: number }) {
  const t = useTranslations('staff')
  const tMenu = useTranslations('menu')
  const { time } = useFormat()
  const subject = `member ${member_id}`
  return (
    <ResourceList
      operation="staff/list_audit"
      fixed={{ subject }}
      rowKey="audit_id"
      empty={t('audit_empty')}
      expand={(row) => <AuditChanges row={row} />}
      extra={
        <Link to="/audit" search={{ subject } as never}>
          {tMenu('audit')}
        </Link>
      }
      columns={[
        { name: 'at', title: t('time'), sort: 'at', render: ({ at }) => time(at) },
        { name: 'staff_name', title: t('operator') },
        { name: 'action', title: t('action'), render: ({ action }) => <AuditAction action={action} /> },
      ]}
    />
  )
}
