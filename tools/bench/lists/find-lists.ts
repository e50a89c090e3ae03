import { contract } from '@longmall/contract/index.ts'
import type { AnyOperation } from '@longmall/contract/operation.ts'
import type * as z from 'zod/mini'

/** A field of a list's input; `values` are those that it can have, null where only the shop knows some. */
export interface ListField {
  name: string
  isRequired: boolean
  values: readonly unknown[] | null
}

/** A list of operators that goes page by page. */
export interface List {
  operation: AnyOperation
  fields: ListField[]
}

interface Definition {
  type: string
  innerType?: z.ZodMiniType
  options?: z.ZodMiniType[]
  shape?: Record<string, z.ZodMiniType>
  entries?: Record<string, unknown>
  values?: unknown[]
}
const definitionOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition
const ofPages = new Set(['cursor', 'page_size'])

/** Every list of the contract that operators open page by page: a new one is found by itself. */
export function findLists(): List[] {
  const operations = Object.values(contract).flatMap((domain) => Object.values(domain) as AnyOperation[])
  return operations.filter(isList).map((operation) => ({
    operation,
    fields: Object.entries(definitionOf(operation.input).shape!).flatMap(([name, schema]) =>
      ofPages.has(name) ? [] : [fieldOf(name, schema)],
    ),
  }))
}

function isList({ kind, access, input, output }: AnyOperation): boolean {
  const { shape } = definitionOf(output)
  return kind === 'query' && access.who === 'staff' && Boolean(shape?.list && shape.next) && 'cursor' in (definitionOf(input).shape ?? {})
}

function fieldOf(name: string, schema: z.ZodMiniType): ListField {
  const { type, innerType } = definitionOf(schema)
  const isRequired = type !== 'optional'
  return { name, isRequired, values: valuesOf(isRequired ? schema : innerType!) }
}

function valuesOf(schema: z.ZodMiniType): unknown[] | null {
  const { type, innerType, entries, options, values } = definitionOf(schema)
  if (innerType) return valuesOf(innerType)
  if (entries) return Object.values(entries)
  if (type === 'boolean') return [true, false]
  if (values) return values
  const each = options?.map(valuesOf)
  return each?.every((one) => one !== null) ? each.flat() : null
}

export type Fields = Record<string, unknown>
type Samples = (path: string, name: string) => readonly unknown[]

/** The requests of a list: as it opens, by each value of each filter and sort, and by pairs of them, of each its commonest and rarest. */
export function requestVariants({ operation: { path }, fields }: List, samples: Samples): Fields[] {
  const valuesFor = ({ name, values }: ListField) => values ?? samples(path, name)
  const needed = fields.filter(({ isRequired }) => isRequired)
  const free = fields.filter(({ isRequired }) => !isRequired)
  const opened = needed.reduce<Fields[]>(
    (ways, field) => ways.flatMap((way) => valuesFor(field).map((value) => ({ ...way, [field.name]: value }))),
    [{}],
  )
  const base = opened[0]!
  const single = opened.flatMap((way) => free.flatMap((field) => valuesFor(field).map((value) => ({ ...way, [field.name]: value }))))
  const ends = (field: ListField) => [...new Set([valuesFor(field)[0], valuesFor(field).at(-1)])]
  const pairs = free.flatMap((one, index) =>
    free
      .slice(index + 1)
      .flatMap((other) =>
        ends(one).flatMap((first) => ends(other).map((second) => ({ ...base, [one.name]: first, [other.name]: second }))),
      ),
  )
  return [...opened, ...single, ...pairs]
}
