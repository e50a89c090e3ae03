import { Button, Form } from 'antd'
import type { ReactNode } from 'react'
import type { AnyField } from '../field.ts'
import { useTranslations } from '../../language.tsx'

export interface RowsFieldProps {
  field: Extract<AnyField, { kind: 'rows' }>
  /** Path of the rows in the form. */
  path: (string | number)[]
  /** Draws the fields of the row of this number: rows may hold rows. */
  fieldsOf: (row: number) => ReactNode
}

/** Rows of the same fields, added and removed. */
export function RowsField({ field, path, fieldsOf }: RowsFieldProps) {
  const t = useTranslations()
  const { minimum = 0, maximum = 100 } = field
  return (
    <Form.List name={path}>
      {(rows, { add, remove }, { errors }) => (
        <div style={{ display: 'grid', gap: 12 }}>
          {rows.map((row) => (
            <div key={row.key} style={{ border: '1px solid #e9e9ef', borderRadius: 8, padding: '12px 12px 0' }}>
              {fieldsOf(row.name)}
              {rows.length > minimum && (
                <Button type="link" danger style={{ paddingInline: 0, marginBottom: 8 }} onClick={() => remove(row.name)}>
                  {t('remove')}
                </Button>
              )}
            </div>
          ))}
          <Form.ErrorList errors={errors} />
          <div>
            <Button disabled={rows.length >= maximum} onClick={() => add(field.fresh ?? {})}>
              {field.add}
            </Button>
          </div>
        </div>
      )}
    </Form.List>
  )
}
