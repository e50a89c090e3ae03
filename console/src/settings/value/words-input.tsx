import { TextsField } from '../../shell/form/fields/texts-field.tsx'
import type { ValueInputProps } from './value-input.tsx'

/** A text for each language, kept by language. */
export function WordsInput({ form, value, onChange, id, label }: ValueInputProps) {
  const words = (value ?? {}) as Record<string, string>
  return (
    <TextsField
      {...(id && { id })}
      parts={[{ name: 'text', label, maximum: form.additionalProperties?.maxLength ?? 200 }]}
      value={Object.entries(words).map(([language, text]) => ({ language, text }))}
      onChange={(rows) =>
        onChange(Object.fromEntries((rows as { language: string; text: string }[]).map(({ language, text }) => [language, text])))
      }
    />
  )
}
