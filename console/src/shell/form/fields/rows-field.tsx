import { Button, Form } from 'antd'
import type { Field } from '../field.ts'
import { FormFields } from '../form-fields.tsx'
import { useWords } from '../../language.tsx'

export interface RowsFieldProps {
  field: Extract<Field, { kind: 'rows' }>
  /** Where the rows stand in the form. */
  path: (string | number)[]
}

/** Rows of the same fields, added and taken away. */
export function RowsField({ field, path }: RowsFieldProps) {
  const say = useWords()
  const { minimum = 0, maximum = 100 } = field
  return (
    <Form.List name={path}>
      {(rows, { add, remove }, { errors }) => (
        <div style={{ display: 'grid', gap: 12 }}>
          {rows.map((row) => (
            <div key={row.key} style={{ border: '1px solid #e9e9ef', borderRadius: 8, padding: '12px 12px 0' }}>
              <FormFields fields={field.fields} path={[row.name]} root={[...path, row.name]} />
              {rows.length > minimum && (
                <Button type="link" danger style={{ paddingInline: 0, marginBottom: 8 }} onClick={() => remove(row.name)}>
                  {say('remove')}
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
