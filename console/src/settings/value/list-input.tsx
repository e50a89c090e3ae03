import { Button, DatePicker, Select } from 'antd'
import dayjs from 'dayjs'
import { useTranslations } from '../../shell/language.tsx'
import { useFormatChoice } from './use-format-choice.ts'
import { choicesOf, emptyOf, variantsOf } from './value-form.ts'
import type { PartInputProps } from './value-input.tsx'

/** A list: days and choices are picked, short texts are typed one after the other, objects have a card each. */
export function ListInput({ form, value, onChange, id, label, PartInput }: PartInputProps) {
  const t = useTranslations('setting')
  const nameOf = useFormatChoice()
  const rows = Array.isArray(value) ? (value as unknown[]) : []
  const item = form.items ?? {}
  const common = { 'aria-label': label, ...(id && { id }) }
  if (item.type === 'string' && item.format === 'date')
    return (
      <DatePicker
        {...common}
        multiple
        style={{ width: '100%', maxWidth: 640 }}
        maxTagCount="responsive"
        value={rows.map((day) => dayjs(String(day)))}
        onChange={(days) => onChange([...(days ?? [])].map((day) => day.format('YYYY-MM-DD')).toSorted())}
      />
    )
  const choices = choicesOf(item)
  if (choices)
    return (
      <Select
        {...common}
        mode="multiple"
        optionFilterProp="label"
        style={{ width: '100%', maxWidth: 640 }}
        options={choices.map((choice) => ({ value: choice, label: nameOf(choice) }))}
        value={rows as (string | number)[]}
        onChange={onChange}
      />
    )
  if (item.type === 'string')
    return (
      <Select
        {...common}
        mode="tags"
        open={false}
        suffixIcon={null}
        tokenSeparators={[',', ' ', '\n']}
        style={{ width: '100%', maxWidth: 640 }}
        value={rows as string[]}
        onChange={onChange}
      />
    )
  const replaceRow = (at: number, next: unknown) => onChange(rows.map((row, n) => (n === at ? next : row)))
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 }}>
      {rows.map((row, at) => (
        // A row has no unique name: its text may be edited.
        <div key={at} style={{ border: '1px solid #e9e9ef', borderRadius: 8, padding: 12 }}>
          <PartInput form={item} label={`${label} ${at + 1}`} value={row} onChange={(next) => replaceRow(at, next)} />
          <Button type="link" danger style={{ paddingInline: 0, marginTop: 4 }} onClick={() => onChange(rows.filter((_, n) => n !== at))}>
            {t('remove_row')}
          </Button>
        </div>
      ))}
      <div>
        <Button disabled={rows.length >= (form.maxItems ?? 200)} onClick={() => onChange([...rows, emptyOf(variantsOf(item)[0] ?? item)])}>
          {t('add_row')}
        </Button>
      </div>
    </div>
  )
}
