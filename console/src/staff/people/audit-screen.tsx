import { auditaction } from '@longmall/translations/en-us/console/auditaction.ts'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { AuditAction, AuditChanges, AuditSubject } from './audit-parts.tsx'
import { actionLabel } from './audit-labels.ts'

/** Everything that operators changed, with labels and a search by them (CON-08, IDN-12). */
export function AuditScreen() {
  const tCommon = useTranslations()
  const tMenu = useTranslations('menu')
  const t = useTranslations('staff')
  const tAuditAction = useTranslations('auditaction')
  const { time } = useFormat()
  return (
    <>
      <PageHead title={tMenu('audit')} lead={t('audit_lead')} />
      <ResourceList
        operation="staff/list_audit"
        rowKey="audit_id"
        empty={t('audit_empty')}
        expand={(row) => <AuditChanges row={row} />}
        filters={[
          {
            kind: 'choice',
            name: 'action',
            label: t('action'),
            width: 260,
            options: Object.keys(auditaction).map((value) => ({ value, label: actionLabel(tAuditAction, value) })),
          },
          { kind: 'text', name: 'subject', label: `${t('subject')} (${t('subject_help')})`, maxLength: 200 },
          { kind: 'number', name: 'staff_id', label: t('staff_id') },
          { kind: 'instant', name: 'from', label: tCommon('from') },
          { kind: 'instant', name: 'until', label: tCommon('until') },
        ]}
        columns={[
          { name: 'at', title: t('time'), sort: 'at', render: ({ at }) => time(at) },
          { name: 'staff_name', title: t('operator') },
          { name: 'action', title: t('action'), render: ({ action }) => <AuditAction action={action} /> },
          { name: 'subject', title: t('subject'), render: (row) => <AuditSubject row={row} /> },
          { name: 'address', title: t('address') },
        ]}
      />
    </>
  )
}
