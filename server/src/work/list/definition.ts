import type * as z from 'zod/mini'

interface Definition {
  type: string
  format?: string
  innerType?: z.ZodMiniType
  element?: z.ZodMiniType
  options?: z.ZodMiniType[]
  shape?: Record<string, z.ZodMiniType>
  entries?: Record<string, string>
  values?: (string | number)[]
  checks?: { _zod: { def: { pattern?: RegExp } } }[]
}

/** The validator's definition of a schema. */
export const definitionOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition

/** The same without "may be null" and "may be missing". */
export function unwrapped(schema: z.ZodMiniType): z.ZodMiniType {
  const { innerType } = definitionOf(schema)
  return innerType ? unwrapped(innerType) : schema
}

/** The values that a field can have, where they are few and named by the contract. */
export function choicesOf(schema: z.ZodMiniType): string[] | null {
  const { entries, values, options } = definitionOf(schema)
  if (entries) return Object.values(entries)
  if (values) return values.map(String)
  const each = options?.map((one) => choicesOf(unwrapped(one)))
  return each?.every((one) => one !== null) ? each.flat() : null
}

const wholePart = '(0|[1-9]\\d{0,14})'

/** Is it an amount of some unit, as a decimal string (`Amount` of the contract)? */
export function isAmount(schema: z.ZodMiniType): boolean {
  const { type, checks = [] } = definitionOf(schema)
  return type === 'string' && checks.some(({ _zod: { def } }) => def.pattern?.source.includes(wholePart))
}
