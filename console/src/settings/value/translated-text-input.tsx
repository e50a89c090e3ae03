import { TextsField } from '../../shell/form/fields/texts-field.tsx'
import type { ValueInputProps } from './value-input.tsx'

/** A text for each language, stored by language. */
export function TranslatedTextInput({ form, value, onChange, id, label }: ValueInputProps) {
  const texts = (value ?? {}) as Record<string, string>
  return (
    <TextsField
      {...(id && { id })}
      parts={[{ name: 'text', label, maximum: form.additionalProperties?.maxLength ?? 200 }]}
      value={Object.entries(texts).map(([language, text]) => ({ language, text }))}
      onChange={(rows) =>
        onChange(Object.fromEntries((rows as { language: string; text: string }[]).map(({ language, text }) => [language, text])))
      }
    />
  )
}
