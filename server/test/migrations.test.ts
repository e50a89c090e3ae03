import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isConcurrent, statementsOf } from '../src/kernel/database/migrate/apply.ts'
import { knownMigrations } from '../src/kernel/database/migrate.ts'

// Those before are made in an empty database: one file a domain.
const first = '0039'
const later = knownMigrations().filter((name) => name >= first)
const folder = join(import.meta.dirname, '../migrations')
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8').replace(/--.*$/gm, '')

/** The tables on which a migration builds an index while nobody may write, and which it does not make itself. */
function blockedBy(text: string): string[] {
  const own = new Set([...text.matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/gi)].map(([, table]) => table))
  const plain = /create (?:unique )?index (?:if not exists )?(?:\w+ )?on (?:only )?(\w+)/gi
  const constraints = /alter table (?:only )?(\w+)\s[^;]*?\b(?:unique \(|primary key \(|exclude using)/gi
  return [plain, constraints].flatMap((one) => [...text.matchAll(one)].map(([, table]) => table!)).filter((table) => !own.has(table))
}

describe('QUA-02 migrations', () => {
  test.each(later.filter((name) => !isConcurrent(name)))(
    '%s builds no index on a table that may be filled: *.concurrent.sql does',
    (name) => {
      expect(blockedBy(textOf(name))).toEqual([])
    },
  )

  test('those that shops have run stay as they are: a shop refuses to start where one of them was changed', () => {
    const released = readFileSync(join(import.meta.dirname, 'released-migrations.txt'), 'utf8')
      .trim()
      .split('\n')
    const found = released.map((line) => {
      const name = line.split('  ')[1]!
      return `${createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex')}  ${name}`
    })
    expect(found).toEqual(released)
  })

  // A form of a role that is open while the shop is upgraded would take the new permissions away again. 0040 and 0060 are released as they are.
  test.each(later.filter((name) => name >= '0041' && !name.startsWith('0060') && /update staff_role\b/i.test(textOf(name))))(
    'CON-08 %s raises the version of the roles that it changes',
    (name) => {
      for (const [statement] of textOf(name).matchAll(/update staff_role\b[^;]*;/gi)) expect(statement).toContain('version = version + 1')
    },
  )

  test('concurrent ones can be run twice', () => {
    for (const name of later.filter(isConcurrent)) expect(statementsOf({ name, text: textOf(name) }).length).toBeGreaterThan(0)
  })

  test.each([
    ['create index goods_name on goods (name);', ['goods']],
    ['create unique index on goods (name);', ['goods']],
    ['create table later (id int); create index later_id on later (id);', []],
    ['alter table goods add column x int, add unique (x);', ['goods']],
    ['alter table goods add column x int;', []],
  ])('the rule reads: %s', (text, tables) => expect(blockedBy(text)).toEqual(tables))
})
