import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import type { Control } from '../../shell/form/field.ts'

/** Days as the contract has them, several. */
export function ClosedDaysField({ id, value, onChange }: Control) {
  return (
    <DatePicker
      {...(id && { id })}
      multiple
      maxTagCount="responsive"
      style={{ width: '100%' }}
      value={((value as string[] | undefined) ?? []).map((day) => dayjs(day))}
      onChange={(days) => onChange?.((days ?? []).map((day) => day.format('YYYY-MM-DD')).toSorted())}
    />
  )
}
