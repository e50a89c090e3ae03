import type { AuditRow } from '@longmall/contract/staff.ts'
import { Flex, Table, Typography } from 'antd'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { linkOf } from './audit-links.ts'
import { actionLabel, fieldLabel, nameIn, subjectLabel } from './audit-labels.ts'
import { changedFields, type ChangedField } from './changed-fields.ts'

/** The label of the operation. */
export function AuditAction({ action }: { action: string }) {
  const t = useTranslations('auditaction')
  return <span>{actionLabel(t, action)}</span>
}

/** The changed record: its kind and number, linked to it, and its name. */
export function AuditSubject({ row: { subject, subject_name, before, after } }: { row: AuditRow }) {
  const t = useTranslations('auditfield')
  const { language } = useConsoleLanguage()
  const link = linkOf(subject)
  const label = subjectLabel(t, subject)
  const name = subject_name ?? nameIn(after, language) ?? nameIn(before, language)
  return (
    <div style={{ maxWidth: 320, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      {link ? <RecordLink {...link}>{label}</RecordLink> : label}
      {name !== null && !label.endsWith(` ${name}`) && <div>{name}</div>}
    </div>
  )
}

/** What changed, field by field, and folded below as it was recorded. */
export function AuditChanges({ row: { action, subject, before, after } }: { row: AuditRow }) {
  const t = useTranslations('staff')
  const tAuditField = useTranslations('auditfield')
  const tCommon = useTranslations()
  const changes = changedFields(before, after)
  const shown = (text: string | null) => (
    <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {text === 'true' ? tCommon('yes') : text === 'false' ? tCommon('no') : (text ?? t('no_value'))}
    </span>
  )
  return (
    <Flex vertical gap={8}>
      {changes.length === 0 ? (
        <span>{t('no_change')}</span>
      ) : (
        <Table<ChangedField>
          rowKey="name"
          size="small"
          pagination={false}
          dataSource={changes}
          columns={[
            { title: t('field'), render: (_, { name }) => fieldLabel(tAuditField, name), width: 240 },
            { title: t('before'), render: (_, one) => shown(one.before) },
            { title: t('after'), render: (_, one) => shown(one.after) },
          ]}
        />
      )}
      <details>
        <summary style={{ cursor: 'pointer' }}>{t('raw_record')}</summary>
        <Typography.Paragraph code style={{ margin: '8px 0 0', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {`${action} · ${subject}\n− ${before ?? '∅'}\n+ ${after ?? '∅'}`}
        </Typography.Paragraph>
      </details>
    </Flex>
  )
}
