import { DatePicker, Input, InputNumber, Select, Switch } from 'antd'
import dayjs from 'dayjs'
import type { KeyboardEvent } from 'react'
import { useFormat } from '../../display/use-format.ts'
import { useTranslations } from '../../language.tsx'
import type { Control, AnyField } from '../field.ts'
import { GoodsPicker } from './goods-picker.tsx'
import { SkuPicker } from './sku-picker.tsx'
import { fromPicker, toPicker } from '../store-time.ts'
import { TextsField } from './texts-field.tsx'

/** The input of a field; `Form.Item` injects id, value and change handler. */
export function FieldInput({ field, id, value, onChange }: { field: AnyField } & Control) {
  const { timeZone, currencySign } = useFormat()
  const t = useTranslations()
  const common = { ...(id && { id }) }
  const change = (next: unknown) => onChange?.(next)
  switch (field.kind) {
    case 'text':
      return (
        <Input
          {...common}
          maxLength={field.maximum ?? 200}
          placeholder={field.placeholder ?? ''}
          value={textOf(value)}
          onChange={({ target }) => change(target.value || undefined)}
        />
      )
    case 'area':
      return (
        <Input.TextArea
          {...common}
          rows={field.rows ?? 3}
          {...(field.maximum && { maxLength: field.maximum })}
          value={textOf(value)}
          onChange={({ target }) => change(target.value || undefined)}
        />
      )
    case 'number':
      return (
        <InputNumber
          {...common}
          precision={0}
          {...(field.minimum !== undefined && { min: field.minimum })}
          {...(field.maximum !== undefined && { max: field.maximum })}
          {...(field.unit && { suffix: field.unit })}
          style={{ width: 220 }}
          {...(typeof value === 'number' ? { value } : { value: '' as never })}
          onChange={(next) => change(next ?? undefined)}
        />
      )
    case 'money':
      return (
        <Input
          {...common}
          inputMode="decimal"
          style={{ width: 220 }}
          prefix={field.unit ?? currencySign}
          value={textOf(value)}
          onChange={({ target }) => change(target.value.trim() || undefined)}
        />
      )
    case 'flag':
      return <Switch {...common} checked={value === true} onChange={change} />
    case 'choice':
      return (
        <Select
          {...common}
          {...(field.isMany && { mode: 'multiple' })}
          allowClear={!field.isRequired}
          placeholder={t('choose')}
          showSearch={{ optionFilterProp: 'label' }}
          style={{ minWidth: 220, maxWidth: 560 }}
          value={(value as string | undefined) ?? null}
          options={[...field.options]}
          onChange={(next: unknown) => change(next ?? undefined)}
        />
      )
    case 'day':
      return (
        <DatePicker
          {...common}
          onKeyDown={preventSubmit}
          style={{ width: 220 }}
          value={typeof value === 'string' ? dayjs(value) : null}
          onChange={(day) => change(day ? day.format('YYYY-MM-DD') : undefined)}
        />
      )
    case 'instant':
      return (
        <DatePicker
          {...common}
          onKeyDown={preventSubmit}
          showTime
          style={{ width: 220 }}
          value={typeof value === 'string' ? toPicker(value, timeZone) : null}
          onChange={(at) => change(at ? fromPicker(at, timeZone) : undefined)}
        />
      )
    case 'texts':
      return <TextsField {...common} parts={field.parts} value={value} onChange={change} />
    case 'goods':
      return <GoodsPicker {...common} isMany={field.isMany ?? false} value={value} onChange={change} />
    case 'sku':
      return <SkuPicker {...common} value={value} onChange={change} />
    case 'custom':
      return field.render({ ...common, value, onChange: change })
    default:
      return null
  }
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Enter accepts the typed date, and does not send the form. */
const preventSubmit = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key === 'Enter') event.preventDefault()
}
