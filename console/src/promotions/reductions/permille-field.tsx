import { InputNumber } from 'antd'
import type { Control } from '../../shell/form/field.ts'

/** Percent with one decimal, stored as thousandths. */
export const PermilleField = ({ id, value, onChange }: Control) => (
  <InputNumber
    {...(id && { id })}
    min={0.1}
    max={100}
    precision={1}
    step={1}
    suffix="%"
    style={{ width: 220 }}
    value={typeof value === 'number' ? value / 10 : null}
    onChange={(percent) => onChange?.(percent === null ? undefined : Math.round(percent * 10))}
  />
)
