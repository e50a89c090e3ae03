import { InputNumber } from 'antd'
import type { ValueInputProps } from './value-input.tsx'

/** Millionths as a percentage with up to four decimals: 15,000 is typed and shown as 1.5. */
export const PercentInput = ({ id, label, value, onChange }: ValueInputProps) => (
  <InputNumber<number>
    {...(id && { id })}
    aria-label={label}
    suffix="%"
    style={{ width: 240 }}
    precision={4}
    decimalSeparator=","
    formatter={(percent, { userTyping, input }) => (userTyping ? input : trimZeros(String(percent ?? '')))}
    value={typeof value === 'number' ? value / 10_000 : null}
    onChange={(percent) => onChange(percent === null ? null : Math.round(percent * 10_000))}
  />
)

const trimZeros = (text: string): string => (/^\d+\.\d*$/.test(text) ? text.replace(/\.?0*$/, '') : text)
