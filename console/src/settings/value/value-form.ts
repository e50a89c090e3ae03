import { languages } from '@longmall/contract/fields.ts'

/** The parts of JSON Schema by which the server describes a setting. */
export interface ValueForm {
  type?: string
  enum?: (string | number)[]
  const?: string | number
  format?: string
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: ValueForm
  properties?: Record<string, ValueForm>
  required?: string[]
  propertyNames?: { enum?: string[] }
  additionalProperties?: ValueForm
  anyOf?: ValueForm[]
  oneOf?: ValueForm[]
}

/** The forms one of which a value has; of a plain form itself. */
export const variantsOf = (form: ValueForm): ValueForm[] => (form.anyOf ?? form.oneOf ?? [form]).filter(({ type }) => type !== 'null')

export const isNullable = (form: ValueForm) => Boolean(form.anyOf?.some(({ type }) => type === 'null'))

/** What may be chosen, where that is all; null of another form. */
export function choicesOf(form: ValueForm): (string | number)[] | null {
  if (form.enum) return form.enum
  const constants = variantsOf(form).map((one) => one.const)
  return constants.every((one) => one !== undefined) ? constants : null
}

/** Texts by language: each language may have its own. */
export const isTranslatedText = (form: ValueForm) =>
  form.propertyNames?.enum?.join() === languages.join() && form.additionalProperties?.type === 'string'

/** Initial form value when the setting is empty. */
export function emptyOf(form: ValueForm): unknown {
  if (form.const !== undefined) return form.const
  if (form.enum) return form.enum[0]
  if (isNullable(form)) return null
  const [only] = variantsOf(form)
  if (only && only !== form) return emptyOf(only)
  if (form.type === 'string') return ''
  if (form.type === 'boolean') return false
  if (form.type === 'array') return []
  if (form.type === 'object') return Object.fromEntries((form.required ?? []).map((name) => [name, emptyOf(form.properties?.[name] ?? {})]))
  return form.minimum ?? 0
}

/** Which of several forms a value has: by a constant within it, else by its type. */
export function variantOf(variants: readonly ValueForm[], value: unknown): number {
  const type = Array.isArray(value) ? 'array' : typeof value
  const index = variants.findIndex((one) => {
    if (one.type !== type) return false
    return Object.entries(one.properties ?? {}).every(
      ([name, { const: wanted }]) => wanted === undefined || (value as Record<string, unknown>)[name] === wanted,
    )
  })
  return Math.max(0, index)
}

/** A constant that discriminates a variant from the others, to name it by. */
export const nameOfVariant = (form: ValueForm): string | null =>
  String(Object.values(form.properties ?? {}).find((one) => one.const !== undefined)?.const ?? '') || null
