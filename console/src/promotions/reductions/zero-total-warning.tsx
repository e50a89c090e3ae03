import { Alert, Form } from 'antd'
import type { Values } from '../../shell/form/field.ts'

/** A warning before saving: an order that costs nothing. It is rendered within the form whose values it reads. */
export function ZeroTotalWarning({ warningsOf }: { warningsOf: (values: Values) => readonly string[] }) {
  const form = Form.useFormInstance<Values>()
  const values = Form.useWatch([], form) as Values | undefined
  return warningsOf(values ?? {}).map((warning) => (
    <Alert key={warning} type="warning" showIcon role="status" title={warning} style={{ marginBottom: 16 }} />
  ))
}
