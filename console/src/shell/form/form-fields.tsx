import { Form } from 'antd'
import type { AnyField, Values } from './field.ts'
import { FieldInput } from './fields/field-input.tsx'
import { valueAt } from '@longmall/web/errors/path.ts'
import { useTranslations } from '../language.tsx'
import { RowsField } from './fields/rows-field.tsx'

export interface FormFieldsProps {
  fields: readonly AnyField[]
  /** The path of the fields, as `Form.Item` wants it: within a list, from the row on. */
  path?: (string | number)[]
  /** Their path in the whole form. */
  root?: (string | number)[]
}

interface OneProps {
  field: AnyField
  path: (string | number)[]
  root: (string | number)[]
}

/** The fields of a form or of a row, each with its label, help and error. */
export const FormFields = ({ fields, path = [], root = path }: FormFieldsProps) =>
  fields.map((field) => {
    const one = { field, path: [...path, field.name], root: [...root, field.name] }
    return field.when ? <WatchingField key={field.name} {...one} when={field.when} /> : <FormField key={field.name} {...one} />
  })

/** A field that depends on others subscribes to the form's values itself; otherwise each keystroke would re-render all fields of a long form. */
function WatchingField({ when, ...one }: OneProps & { when: (values: Values) => boolean }) {
  const form = Form.useFormInstance<Values>()
  const isShown = Form.useWatch((values: Values) => when((valueAt(values, one.root.slice(0, -1)) ?? {}) as Values), form)
  return isShown ? <FormField {...one} /> : null
}

function FormField({ field, path, root }: OneProps) {
  const t = useTranslations()
  if (field.kind === 'group') return <FormFields fields={field.fields} path={path} root={root} />
  const Rows = (field.kind === 'rows' && field.look) || RowsField
  if (field.kind === 'rows')
    return (
      <Form.Item label={field.label} {...(field.help !== undefined && { extra: field.help })}>
        <Rows field={field} path={path} fieldsOf={(row) => <FormFields fields={field.fields} path={[row]} root={[...path, row]} />} />
      </Form.Item>
    )
  return (
    <Form.Item
      label={field.label}
      name={path}
      {...(field.isRequired && field.kind !== 'flag' && { rules: [{ required: true, message: t('required') }] })}
      {...(field.help !== undefined && { extra: field.help })}
    >
      <FieldInput field={field} />
    </Form.Item>
  )
}
