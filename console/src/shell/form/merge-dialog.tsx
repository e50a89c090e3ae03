import { Modal, Radio, Typography } from 'antd'
import { useState } from 'react'
import { useTranslations } from '../language.tsx'
import type { Values } from './field.ts'
import type { Difference } from './form-values.ts'

export interface MergeDialogProps {
  differences: readonly Difference[]
  /** For conflicting fields: the chosen version, by field. */
  onChosen: (values: Values) => void
  onCancel: () => void
}

/** Two operators changed the same record: for each field on which they differ, whose value wins. */
export function MergeDialog({ differences, onChosen, onCancel }: MergeDialogProps) {
  const t = useTranslations()
  const [takesTheirs, setTakesTheirs] = useState<Record<string, boolean>>({})
  const finish = () =>
    onChosen(Object.fromEntries(differences.map(({ field, mine, theirs }) => [field.name, takesTheirs[field.name] ? theirs : mine])))
  return (
    <Modal open title={t('merge_title')} okText={t('merge_use')} cancelText={t('cancel')} onOk={finish} onCancel={onCancel} width={720}>
      <Typography.Paragraph>{differences.length ? t('merge_lead') : t('merge_same')}</Typography.Paragraph>
      {differences.map(({ field, mine, theirs }) => (
        <fieldset key={field.name} style={{ border: 'none', padding: 0, margin: '0 0 16px' }}>
          <legend style={{ fontWeight: 600, marginBottom: 4 }}>{field.label}</legend>
          <Radio.Group
            style={{ display: 'grid', gap: 8 }}
            value={takesTheirs[field.name] ? 'theirs' : 'mine'}
            onChange={({ target }) => setTakesTheirs({ ...takesTheirs, [field.name]: target.value === 'theirs' })}
            options={[
              {
                value: 'mine',
                label: <Side name={t('merge_mine')} value={mine} formatValue={field.formatValue} empty={t('empty_value')} />,
              },
              {
                value: 'theirs',
                label: <Side name={t('merge_theirs')} value={theirs} formatValue={field.formatValue} empty={t('empty_value')} />,
              },
            ]}
          />
        </fieldset>
      ))}
    </Modal>
  )
}

interface SideProps {
  name: string
  value: unknown
  formatValue: Difference['field']['formatValue']
  empty: string
}

function Side({ name, value, formatValue, empty }: SideProps) {
  const isNothing = value === undefined || value === null || value === ''
  const text = isNothing
    ? empty
    : formatValue
      ? formatValue(value)
      : typeof value === 'object'
        ? JSON.stringify(value, null, 1)
        : String(value)
  return (
    <>
      <strong>{name}</strong> <span style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</span>
    </>
  )
}
