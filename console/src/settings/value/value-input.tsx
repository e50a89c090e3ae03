import { DatePicker, Input, InputNumber, Select, Switch } from 'antd'
import dayjs from 'dayjs'
import type { ComponentType } from 'react'
import { useFormat } from '../../shell/display/use-format.ts'
import { fromPicker, toPicker } from '../../shell/form/store-time.ts'
import { useFormatChoice } from './use-format-choice.ts'
import type { Scale } from '@longmall/contract/setting-scale.ts'
import { ScaledInput } from './scaled-input.tsx'
import { ListInput } from './list-input.tsx'
import { ObjectInput } from './object-input.tsx'
import { choicesOf, isNullable, isTranslatedText, type ValueForm, variantsOf } from './value-form.ts'
import { VariantInput } from './variant-input.tsx'
import { TranslatedTextInput } from './translated-text-input.tsx'

export interface ValueInputProps {
  form: ValueForm
  value: unknown
  onChange: (value: unknown) => void
  id?: string
  label: string
  unit?: string
  /** Typed and shown in a larger unit. */
  scale?: Scale | undefined
}

/** Objects and lists render this input for their parts. */
export interface PartInputProps extends ValueInputProps {
  PartInput: ComponentType<ValueInputProps>
}

/** The input of a value by its schema; the server validates it. */
export function ValueInput(props: ValueInputProps) {
  const { form, value, onChange, id, label } = props
  const common = { 'aria-label': label, ...(id && { id }) }
  const choices = choicesOf(form)
  if (choices) return <ChoiceInput {...props} choices={choices} />
  if (isTranslatedText(form)) return <TranslatedTextInput {...props} />
  if (isNullable(form) || variantsOf(form).length > 1) return <VariantInput {...props} PartInput={ValueInput} />
  switch (form.type) {
    case 'boolean':
      return <Switch {...common} checked={value === true} onChange={onChange} />
    case 'array':
      return <ListInput {...props} PartInput={ValueInput} />
    case 'object':
      return <ObjectInput {...props} PartInput={ValueInput} />
    case 'string':
      return <TextInput {...props} />
    default:
      if (props.scale) return <ScaledInput {...props} scale={props.scale} />
      return (
        <InputNumber
          {...common}
          {...(props.unit && { suffix: props.unit })}
          style={{ width: 240 }}
          value={typeof value === 'number' ? value : null}
          onChange={(next) => onChange(next)}
        />
      )
  }
}

function ChoiceInput({ id, label, value, onChange, choices }: ValueInputProps & { choices: (string | number)[] }) {
  const nameOf = useFormatChoice()
  return (
    <Select
      {...(id && { id })}
      aria-label={label}
      showSearch={choices.length > 12 && { optionFilterProp: 'label' }}
      style={{ minWidth: 240, maxWidth: '100%' }}
      value={value as string}
      options={choices.map((one) => ({ value: one as string, label: nameOf(one) }))}
      onChange={onChange}
    />
  )
}

function TextInput({ form, value, onChange, id, label }: ValueInputProps) {
  const { timeZone } = useFormat()
  const common = { 'aria-label': label, ...(id && { id }) }
  if (form.format === 'date')
    return (
      <DatePicker
        {...common}
        value={value ? dayjs(String(value)) : null}
        onChange={(day) => onChange(day ? day.format('YYYY-MM-DD') : '')}
      />
    )
  if (form.format === 'date-time')
    return (
      <DatePicker
        {...common}
        showTime
        value={value ? toPicker(String(value), timeZone) : null}
        onChange={(at) => onChange(at ? fromPicker(at, timeZone) : '')}
      />
    )
  const text = typeof value === 'string' ? value : ''
  if (form.maxLength === 500 && !('pattern' in form))
    return <Input.TextArea {...common} rows={3} maxLength={form.maxLength} value={text} onChange={({ target }) => onChange(target.value)} />
  return (
    <Input
      {...common}
      {...(form.maxLength && { maxLength: form.maxLength })}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
