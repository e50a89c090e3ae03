import { describe, expect, test } from 'vitest'
import { safeParse } from 'zod/mini'
import { numberOfRefusal, succeeded, wireCode } from './errors.ts'
import { commonFields, Day, Text } from './fields.ts'
import { contract } from './index.ts'
import { sealedFields, sealedFilesField, sealField } from './sealed.ts'
import { toDecimal, toSmallest } from './units.ts'

const operations = Object.entries(contract).flatMap(([domain, one]) =>
  Object.entries(one).map(([name, operation]) => ({ domain, name, operation })),
)
const fieldsOf = (schema: unknown) => Object.keys((schema as { shape: object }).shape)

describe('operations', () => {
  test('an operation’s path is its domain and name', () => {
    expect(
      operations.filter(({ domain, name, operation }) => operation.path !== `${domain}/${name}`).map(({ operation }) => operation.path),
    ).toEqual([])
  })

  test('an operation’s own fields avoid the names of the common ones', () => {
    const common = new Set<string>(commonFields)
    expect(
      operations.flatMap(({ operation }) =>
        fieldsOf(operation.input)
          .filter((field) => common.has(field))
          .map((field) => `${operation.path}: ${field}`),
      ),
    ).toEqual([])
  })

  test('an operation’s own fields avoid the names that a seal uses', () => {
    const names = new Set<string>([sealField, ...sealedFields, sealedFilesField])
    expect(
      operations.flatMap(({ operation }) =>
        fieldsOf(operation.input)
          .filter((field) => names.has(field))
          .map((field) => `${operation.path}: ${field}`),
      ),
    ).toEqual([])
  })

  test('SHL-11 what the console asks before anybody is logged in stays plain: it holds no keys', () => {
    const before = operations.filter(({ domain, operation }) => domain === 'staff' && operation.access.who !== 'staff')
    expect(before.filter(({ operation }) => !('sealed' in operation)).map(({ operation }) => operation.path)).toEqual([])
  })

  test('only a query that everyone may call is kept', () => {
    expect(
      operations
        .filter(({ operation }) => 'cache' in operation && (operation.kind !== 'query' || operation.access.who !== 'all'))
        .map(({ operation }) => operation.path),
    ).toEqual([])
  })
})

describe('fields', () => {
  test.each(['\ud800', 'half \udc00 of a pair', 'NUL \u0000', ' padded', 'e\u0301'])('QUA-04 words refuse %j', (text) => {
    expect(safeParse(Text(40), text).success).toBe(false)
  })

  test('QUA-09 words that are too long are refused at once, whatever stands in them', () => {
    const accents = `a${'\u0301\u0323'.repeat(60_000)}`
    const before = process.cpuUsage()
    const { error } = safeParse(Text(40), accents)
    expect(error?.issues.map((issue) => issue.code)).toEqual(['too_big'])
    const { user, system } = process.cpuUsage(before)
    expect(user + system).toBeLessThan(500_000)
  })

  test('words take whole characters of any script, and a day is one that the database knows', () => {
    for (const text of ['词语', '낱말', '💥', 'café']) expect(safeParse(Text(40), text).success).toBe(true)
    expect(['2026-11-21', '0001-01-01', '0000-01-01', '2026-02-30'].map((day) => safeParse(Day, day).success)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('codes', () => {
  test('SHL-12 the codes of the specification are the ones on the wire', () => {
    expect(numberOfRefusal).toMatchObject({
      'session.not_logged_in': -10009,
      'site.closed_by_operator': -2,
      'site.closed_by_schedule': -3,
      'session.account_cancelled': -19999,
      'session.invalid': 410000,
      'session.logged_in_elsewhere': 410001,
    })
  })

  test('success is zero and above, but for the two codes of a session', () => {
    expect([0, 1, wireCode.sessionInvalid, wireCode.loggedInElsewhere, -1].map(succeeded)).toEqual([true, true, false, false, false])
  })
})

describe('amounts', () => {
  test.each([
    ['12.50', 'MONEY', 1250n],
    ['12.5', 'MONEY', 1250n],
    ['0.01', 'MONEY', 1n],
    ['-3.20', 'MONEY', -320n],
    ['100.000', 'ACC', 100000n],
    ['7', 'LONGCOIN', 7n],
  ] as const)('%s %s is %s of the smallest part', (text, unit, value) => {
    expect(toSmallest(text, unit)).toBe(value)
    expect(toSmallest(toDecimal(value, unit), unit)).toBe(value)
  })
})
