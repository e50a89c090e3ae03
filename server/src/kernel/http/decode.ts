import { commonFields } from '@longmall/contract/fields.ts'
import type { RefusalCode } from '@longmall/contract/errors.ts'
import * as z from 'zod/mini'
import { WrongFields, wrongField, type FieldError } from '../refusal.ts'

/** Common fields of a call (§7) by name, and the operation's own as raw text. */
export interface RawForm {
  common: Record<string, string>
  own: Record<string, string>
}

const common = new Set<string>(commonFields)

/** Splits form-encoded text. A doubled field, or bytes that are not UTF-8, are refused by the field's name. */
export function splitForm(encoded: string): RawForm {
  const pairs = encoded.split('&').filter(Boolean)
  return sortFields(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      const name = percentDecoded(at < 0 ? pair : pair.slice(0, at), '?')
      return [name, at < 0 ? '' : percentDecoded(pair.slice(at + 1), name)]
    }),
  )
}

/** Tells common fields from the operation's own; a doubled one is refused by its name. */
export function sortFields(fields: (readonly [name: string, value: string])[]): RawForm {
  const form: RawForm = { common: Object.create(null) as Record<string, string>, own: Object.create(null) as Record<string, string> }
  for (const [name, value] of fields) {
    const part = common.has(name) ? form.common : form.own
    if (name in part) throw wrongField(name, 'field.duplicate')
    part[name] = value
  }
  return form
}

// decodeURIComponent is strict where URLSearchParams silently puts U+FFFD for bytes that are not UTF-8.
function percentDecoded(text: string, name: string): string {
  if (!text.includes('%') && !text.includes('+')) return text
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw wrongField(name, 'field.not_utf8')
  }
}

/** Bytes of a body as text, strictly UTF-8. */
export function bodyText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw wrongField('body', 'field.not_utf8')
  }
}

/** A decoder of one operation's input, made once: text fields are taken raw, all others are JSON inside their field. */
export function inputDecoder<Schema extends z.ZodMiniType>(schema: Schema): (own: Record<string, string>) => z.output<Schema> {
  const shape = (schema as unknown as { shape: Record<string, z.ZodMiniType> }).shape
  const raw = new Map(Object.entries(shape).map(([name, field]) => [name, isText(field)]))
  return (own) => {
    const values: Record<string, unknown> = {}
    for (const [name, text] of Object.entries(own)) {
      const isRaw = raw.get(name)
      if (isRaw === undefined) throw wrongField(name, 'field.unknown')
      values[name] = isRaw ? text : parsed(text, name)
    }
    const result = z.safeParse(schema, values, { reportInput: true })
    if (!result.success) throw new WrongFields(fieldErrorsOf(result.error.issues))
    return result.data
  }
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw wrongField(name, 'field.type')
  }
}

function isText(field: z.ZodMiniType): boolean {
  const def = field._zod.def as { type: string; innerType?: z.ZodMiniType; entries?: object; values?: unknown[] }
  if (def.innerType) return isText(def.innerType)
  return def.type === 'string' || def.type === 'enum' || (def.type === 'literal' && typeof def.values?.[0] === 'string')
}

/** Issues of the validator as errors by field; a nested one carries its path, `lines.0.quantity`. */
export function fieldErrorsOf(issues: readonly z.core.$ZodIssue[]): Record<string, FieldError> {
  const fieldErrors: Record<string, FieldError> = {}
  for (const issue of issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [undefined]
    for (const key of unknown) {
      const name = [...issue.path, ...(key === undefined ? [] : [key])].join('.') || 'body'
      fieldErrors[name] ??= fieldErrorOf(issue)
    }
  }
  return fieldErrors
}

/** The contract names the words for a form (`Pattern`); the validator's own are no key. */
const isKey = (message: string): message is RefusalCode => /^\w+\.\w+$/.test(message)

function fieldErrorOf(issue: z.core.$ZodIssue): FieldError {
  const errorOf = (key: RefusalCode, params: Record<string, unknown> = {}): FieldError => ({ key, params })
  switch (issue.code) {
    case 'too_small': {
      if (issue.origin === 'array' && issue.minimum === 1) return errorOf('field.empty_list')
      const key = issue.origin === 'string' ? 'field.too_short' : issue.origin === 'array' ? 'field.too_few' : 'field.too_small'
      return issue.origin === 'string' && issue.minimum === 1 ? errorOf('field.required') : errorOf(key, { minimum: issue.minimum })
    }
    case 'too_big':
      return errorOf(issue.origin === 'string' ? 'field.too_long' : issue.origin === 'array' ? 'field.too_many' : 'field.too_big', {
        maximum: issue.maximum,
      })
    case 'invalid_type':
      return errorOf(issue.input === undefined ? 'field.required' : 'field.type')
    case 'invalid_format':
      return errorOf(isKey(issue.message) ? issue.message : 'field.format')
    case 'invalid_value':
      return errorOf(issue.input === undefined ? 'field.required' : 'field.choice')
    case 'unrecognized_keys':
      return errorOf('field.unknown')
    case 'custom':
      return errorOf(`field.${issue.message}` as RefusalCode)
    default:
      return errorOf('field.type')
  }
}
