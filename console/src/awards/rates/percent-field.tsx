import { InputNumber } from 'antd'
import type { Control } from '../../shell/form/field.ts'
import { toPpm, trimPercent } from './ppm.ts'

export interface PercentFieldProps extends Control {
  /** The accessible name where no label stands beside it. */
  label?: string
  width?: number
}

/** A percentage with up to four decimals, stored as millionths. */
export const PercentField = ({ id, value, onChange, label, width = 220 }: PercentFieldProps) => (
  <InputNumber<number>
    {...(id && { id })}
    {...(label !== undefined && { 'aria-label': label })}
    min={0}
    max={100}
    precision={4}
    controls={false}
    // Typed, a comma is a decimal point too; it is shown as a point.
    decimalSeparator=","
    suffix="%"
    style={{ width }}
    formatter={(percent, { userTyping, input }) => (userTyping ? input : trimPercent(String(percent ?? '')))}
    value={typeof value === 'number' ? value / 10_000 : null}
    onChange={(percent) => onChange?.(percent === null ? undefined : toPpm(percent))}
  />
)
