import { Alert, Form } from 'antd'
import type { Values } from '../../shell/form/field.ts'

/** What an operator should see before saving: an order that costs nothing. Stands within the form whose values it reads. */
export function TakesAllNote({ wordsOf }: { wordsOf: (values: Values) => readonly string[] }) {
  const form = Form.useFormInstance<Values>()
  const values = Form.useWatch([], form) as Values | undefined
  return wordsOf(values ?? {}).map((words) => (
    <Alert key={words} type="warning" showIcon role="status" title={words} style={{ marginBottom: 16 }} />
  ))
}
