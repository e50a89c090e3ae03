import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeFreightTemplate, makeReduction } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { keptFacts } from './kept.ts'

const shop = await openTestShop()

/** Kept facts that count how often they are read. */
function counted(answer: () => Promise<string> = () => Promise.resolve('facts')) {
  const seen = { reads: 0 }
  const facts = keptFacts(() => {
    seen.reads++
    return answer()
  })
  return { seen, ask: () => facts(shop.systemContext()) }
}

test('facts are read once for all who ask, also at once', async () => {
  const { seen, ask } = counted()
  expect(await Promise.all([ask(), ask()])).toEqual(['facts', 'facts'])
  await ask()
  expect(seen.reads).toBe(1)
})

test('facts are read anew after a change of a reduction, a freight template or a grade, whoever made it', async () => {
  const id = await makeReduction(shop)
  const template = await makeFreightTemplate(shop)
  await shop.refresh()
  const { seen, ask } = counted()
  await ask()
  const changes = [
    sql`update reduction set is_on = false where id = ${id}`,
    sql`update reduction_text set name = 'Otherwise' where reduction_id = ${id}`,
    sql`update freight_template set kind = 'free' where id = ${template}`,
    sql`update grade set discount_permille = discount_permille where key = 0`,
    sql`update grade_text set name = name where grade = 0`,
  ]
  for (const change of changes) {
    await change.execute(shop.db)
    await shop.refresh()
    await ask()
  }
  expect(seen.reads).toBe(1 + changes.length)
})

test('a reading that failed is not kept', async () => {
  let isBroken = true
  const { seen, ask } = counted(() => (isBroken ? Promise.reject(new Error('away')) : Promise.resolve('facts')))
  await expect(ask()).rejects.toThrow('away')
  isBroken = false
  expect(await ask()).toBe('facts')
  expect(seen.reads).toBe(2)
})
