import type { AuditRow } from '@longmall/contract/staff.ts'
import { Flex, Table, Typography } from 'antd'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useConsoleLanguage, useWords } from '../../shell/language.tsx'
import { placeOf } from './audit-places.ts'
import { actionWords, fieldWords, nameIn, subjectWords } from './audit-words.ts'
import { changedFields, type ChangedField } from './changed-fields.ts'

/** What was done, in words. */
export function AuditAction({ action }: { action: string }) {
  const say = useWords('auditaction')
  return <span>{actionWords(say, action)}</span>
}

/** What it was done to: its kind and number, leading to it, and what it is called. */
export function AuditSubject({ row: { subject, subject_name, before, after } }: { row: AuditRow }) {
  const say = useWords('auditfield')
  const { language } = useConsoleLanguage()
  const place = placeOf(subject)
  const words = subjectWords(say, subject)
  const name = subject_name ?? nameIn(after, language) ?? nameIn(before, language)
  return (
    <div style={{ maxWidth: 320, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      {place ? <RecordLink {...place}>{words}</RecordLink> : words}
      {name !== null && !words.endsWith(` ${name}`) && <div>{name}</div>}
    </div>
  )
}

/** What changed, field by field, and folded below as it was recorded. */
export function AuditChanges({ row: { action, subject, before, after } }: { row: AuditRow }) {
  const say = useWords('staff')
  const fields = useWords('auditfield')
  const frame = useWords()
  const changes = changedFields(before, after)
  const shown = (text: string | null) => (
    <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {text === 'true' ? frame('yes') : text === 'false' ? frame('no') : (text ?? say('nothing'))}
    </span>
  )
  return (
    <Flex vertical gap={8}>
      {changes.length === 0 ? (
        <span>{say('no_change')}</span>
      ) : (
        <Table<ChangedField>
          rowKey="name"
          size="small"
          pagination={false}
          dataSource={changes}
          columns={[
            { title: say('field'), render: (_, { name }) => fieldWords(fields, name), width: 240 },
            { title: say('before'), render: (_, one) => shown(one.before) },
            { title: say('after'), render: (_, one) => shown(one.after) },
          ]}
        />
      )}
      <details>
        <summary style={{ cursor: 'pointer' }}>{say('as_recorded')}</summary>
        <Typography.Paragraph code style={{ margin: '8px 0 0', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {`${action} · ${subject}\n− ${before ?? '∅'}\n+ ${after ?? '∅'}`}
        </Typography.Paragraph>
      </details>
    </Flex>
  )
}
