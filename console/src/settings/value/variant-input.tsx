import { Checkbox, Radio } from 'antd'
import { useTranslations } from '../../shell/language.tsx'
import { emptyOf, isNullable, isTranslatedText, nameOfVariant, variantOf, variantsOf } from './value-form.ts'
import type { PartInputProps } from './value-input.tsx'

/** A value that may be nothing, or has one of several forms. */
export function VariantInput(props: PartInputProps) {
  const { PartInput, ...own } = props
  const { form, value, onChange } = own
  const t = useTranslations('setting')
  const variants = variantsOf(form)
  const chosen = variantOf(variants, value)
  const shape = variants[chosen] ?? {}
  const nullable = isNullable(form)
  const nameOf = (one: (typeof variants)[number]) =>
    nameOfVariant(one) ?? (isTranslatedText(one) ? t('text_per_language') : t('single_text'))
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}>
      {nullable && (
        <Checkbox
          checked={value !== null && value !== undefined}
          onChange={({ target }) => onChange(target.checked ? emptyOf(shape) : null)}
        >
          {t('set_value')}
        </Checkbox>
      )}
      {variants.length > 1 && (
        <Radio.Group
          optionType="button"
          value={chosen}
          options={variants.map((one, at) => ({ value: at, label: nameOf(one) }))}
          onChange={({ target }) => onChange(emptyOf(variants[target.value as number] ?? {}))}
        />
      )}
      {(!nullable || (value !== null && value !== undefined)) && <PartInput {...own} form={shape} />}
    </div>
  )
}
