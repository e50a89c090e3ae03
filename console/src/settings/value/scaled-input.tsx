import { InputNumber } from 'antd'
import type { Scale } from '@longmall/contract/setting-scale.ts'
import type { ValueInputProps } from './value-input.tsx'

/** A number in the unit that people read: of millionths 15,000 is typed and shown as 1.5 %, of cents 1250 as 12.50. */
export const ScaledInput = ({ id, label, value, onChange, unit, scale: { factor, places, as } }: ValueInputProps & { scale: Scale }) => (
  <InputNumber<number>
    {...(id && { id })}
    aria-label={label}
    suffix={unit}
    style={{ width: 240 }}
    precision={places}
    decimalSeparator=","
    formatter={(shown, { userTyping, input }) =>
      userTyping ? input : as === 'money' ? String(shown ?? '') : trimZeros(String(shown ?? ''))
    }
    value={typeof value === 'number' ? value / factor : null}
    onChange={(typed) => onChange(typed === null ? null : Math.round(typed * factor))}
  />
)

const trimZeros = (text: string): string => (/^\d+\.\d*$/.test(text) ? text.replace(/\.?0*$/, '') : text)
