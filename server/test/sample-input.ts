import type * as z from 'zod/mini'
import { safeParse } from 'zod/mini'

interface Definition {
  type: string
  innerType?: z.ZodMiniType
  element?: z.ZodMiniType
  options?: z.ZodMiniType[]
  shape?: Record<string, z.ZodMiniType>
  entries?: Record<string, string>
  values?: unknown[]
}

const candidates: Record<string, unknown[]> = {
  string: [
    'some words',
    '246810',
    '13800138000',
    'CN-440305',
    '12.50',
    'someone@mail.example',
    'account_1',
    'Passw0rd-1',
    '2026-11-21',
    '10:00',
    '2026-11',
    '2026-11-21T00:00:00.000Z',
    '3f2b8c1e-5d4a-4c6b-9e8f-0a1b2c3d4e5f',
    'x'.repeat(43),
    'a'.repeat(64),
    'a'.repeat(32),
    'xxxxx.xxxxx',
    'x.x.x.x.x',
    'abcde-fghij',
    'order.view',
    'work/list',
    'xxxx.xxxx.xxxx.xxxx.xxxx',
    'timer-1',
    '/media/u/ab/abcd.webp',
    'EUR',
    'MY',
    '123456789012',
    'ABCDEFGH',
    '',
  ],
  int: [1, 0, 10],
  number: [1, 0, 10],
  boolean: [true, false],
  record: [{}],
}

/** A value that a schema of the contract takes: the first of some candidates, put together for lists and objects. */
export function sampleOf(schema: z.ZodMiniType): unknown {
  const definition = schema._zod.def as unknown as Definition
  if (definition.innerType) return sampleOf(definition.innerType)
  if (definition.shape) return Object.fromEntries(Object.entries(definition.shape).map(([name, field]) => [name, sampleOf(field)]))
  if (definition.element) return listOf(schema, sampleOf(definition.element))
  if (definition.options) return sampleOf(definition.options[0]!)
  const known = definition.entries ? Object.values(definition.entries) : (definition.values ?? candidates[definition.type] ?? [])
  const fits = known.find((one) => safeParse(schema, one).success)
  if (fits === undefined) throw new Error(`no candidate fits a ${definition.type}`)
  return fits
}

/** As many copies as the list must have at least. */
function listOf(schema: z.ZodMiniType, item: unknown): unknown[] {
  const lengths = [1, 2, 3, 4, 5]
  const fits = lengths.map((length) => Array.from({ length }, () => item)).find((list) => safeParse(schema, list).success)
  return fits ?? [item]
}
