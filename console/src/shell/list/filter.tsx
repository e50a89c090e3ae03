import { DatePicker, Input, InputNumber, Select } from 'antd'
import dayjs from 'dayjs'
import { useFormat } from '../display/use-format.ts'
import { fromPicker, toPicker } from '../form/store-time.ts'
import { useTranslations } from '../language.tsx'

/** A filter of a list: a field of the operation's input and how it is chosen. */
export type Filter = {
  name: string
  label: string
  width?: number
  /** Shown only where the address has it, as where another page links to the list by it. */
  isExtra?: boolean
} & (
  | { kind: 'text'; maxLength?: number }
  | { kind: 'number'; minimum?: number; maximum?: number }
  | { kind: 'choice'; options: readonly { value: string | number; label: string }[] }
  | { kind: 'flag'; yes?: string; no?: string }
  | { kind: 'day' }
  | { kind: 'instant' }
)

export interface FilterFieldProps {
  filter: Filter
  value: unknown
  onChange: (value: unknown) => void
}

/** One filter; typed text is applied on Enter or blur. */
export function FilterField({ filter, value, onChange }: FilterFieldProps) {
  const t = useTranslations()
  const { timeZone } = useFormat()
  const { label, width = 170 } = filter
  const common = { 'aria-label': label, placeholder: label, style: { width } }
  switch (filter.kind) {
    case 'text':
      return (
        <Input.Search
          key={String(value ?? '')}
          {...common}
          style={{ width: filter.width ?? 240 }}
          allowClear
          maxLength={filter.maxLength ?? 100}
          defaultValue={value === undefined ? '' : String(value)}
          onSearch={(text) => onChange(text.trim() || undefined)}
        />
      )
    case 'number':
      return (
        <InputNumber
          key={String(value ?? '')}
          {...common}
          min={filter.minimum ?? 1}
          max={filter.maximum ?? 2147483647}
          precision={0}
          {...(typeof value === 'number' && { defaultValue: value })}
          onPressEnter={({ currentTarget }) => onChange(Number(currentTarget.value) || undefined)}
          onBlur={({ currentTarget }) => {
            const typed = Number(currentTarget.value) || undefined
            if (typed !== value) onChange(typed)
          }}
        />
      )
    case 'choice':
      return (
        <Select
          {...common}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          value={(value as string | number | undefined) ?? null}
          options={[...filter.options]}
          onChange={(chosen: string | number | null | undefined) => onChange(chosen ?? undefined)}
        />
      )
    case 'flag':
      return (
        <Select
          {...common}
          allowClear
          value={typeof value === 'boolean' ? String(value) : null}
          options={[
            { value: 'true', label: filter.yes ?? t('yes') },
            { value: 'false', label: filter.no ?? t('no') },
          ]}
          onChange={(chosen?: string | null) => onChange(chosen ? chosen === 'true' : undefined)}
        />
      )
    case 'instant':
      return (
        <DatePicker
          {...common}
          showTime={{ format: 'HH:mm' }}
          value={typeof value === 'string' ? toPicker(value, timeZone) : null}
          onChange={(at) => onChange(at ? fromPicker(at, timeZone) : undefined)}
        />
      )
    default:
      return (
        <DatePicker
          {...common}
          {...(filter.isExtra && { prefix: label, style: { width: 250 } })}
          value={typeof value === 'string' ? dayjs(value) : null}
          onChange={(day) => onChange(day ? day.format('YYYY-MM-DD') : undefined)}
        />
      )
  }
}
