import { TimePicker } from 'antd'
import dayjs from 'dayjs'
import type { Control } from '../../shell/form/field.ts'

// A day without a change of clocks.
const midnight = dayjs('2001-01-01')

/** A time of the day as minutes from its midnight. */
export const MinuteField = ({ id, value, onChange }: Control) => (
  <TimePicker
    {...(id && { id })}
    format="HH:mm"
    minuteStep={5}
    needConfirm={false}
    style={{ width: 140 }}
    value={typeof value === 'number' ? midnight.add(value, 'minute') : null}
    onChange={(at) => onChange?.(at ? at.hour() * 60 + at.minute() : undefined)}
  />
)
