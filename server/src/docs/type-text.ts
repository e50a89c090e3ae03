// Spaces count here: under its own name the formatter would fold them.
import { html as text, raw, type Html } from './html.ts'
import { componentPrefix, type JsonSchema } from './schemas.ts'

/** A schema as one writes a type, `{ list: GoodsCard[], next: Cursor | null }`; names lead to their description. */
export function typeText(schema: JsonSchema, depth = 0): Html {
  if (schema.$ref) {
    const name = schema.$ref.slice(componentPrefix.length)
    return text`<a href="#type-${name}">${name}</a>`
  }
  if (schema.const !== undefined) return text`<i>${JSON.stringify(schema.const)}</i>`
  if (schema.enum)
    return join(
      schema.enum.map((one) => text`<i>${JSON.stringify(one)}</i>`),
      ' | ',
    )
  const choices = schema.anyOf ?? schema.oneOf
  if (choices)
    return join(
      choices.map((one) => typeText(one, depth)),
      ' | ',
    )
  if (schema.type === 'array') return arrayText(schema, depth)
  if (schema.type === 'object') return objectText(schema, depth)
  return text`${String(schema.type ?? 'any')}${limitsText(schema)}`
}

function arrayText({ items = {} }: JsonSchema, depth: number): Html {
  const isChoice = Boolean(items.anyOf ?? items.oneOf ?? (items.enum && items.enum.length > 1))
  return isChoice ? text`(${typeText(items, depth)})[]` : text`${typeText(items, depth)}[]`
}

function objectText({ properties, required = [], additionalProperties }: JsonSchema, depth: number): Html {
  const entries = Object.entries(properties ?? {})
  if (entries.length === 0) {
    const isMap = typeof additionalProperties === 'object'
    return isMap ? text`{ [name]: ${typeText(additionalProperties, depth)} }` : text`{}`
  }
  const pad = '  '.repeat(depth + 1)
  const lines = entries.map(([name, one]) => text`${pad}<b>${name}</b>${required.includes(name) ? '' : '?'}: ${typeText(one, depth + 1)}\n`)
  return text`{\n${lines}${'  '.repeat(depth)}}`
}

/** The constraints of a value beside its type: `1–9999`, `≤ 200 characters`, a pattern. */
export function limitsText(schema: JsonSchema): Html {
  const { minimum, maximum, minLength, maxLength, pattern, format } = schema
  const notes: string[] = []
  if (format) notes.push(format)
  const top = maximum === undefined || maximum >= 2147483647 ? null : maximum
  if (minimum !== undefined && minimum > -2147483648) notes.push(top === null ? `≥ ${minimum}` : `${minimum}–${top}`)
  if (maxLength !== undefined) notes.push(minLength ? `${minLength}–${maxLength} characters` : `≤ ${maxLength} characters`)
  if (pattern && !format) notes.push(pattern)
  return notes.length ? text` <small>${notes.join(', ')}</small>` : text``
}

const join = (parts: Html[], between: string) => raw(parts.map(String).join(between))
