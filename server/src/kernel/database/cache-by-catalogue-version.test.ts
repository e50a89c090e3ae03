import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeFreightTemplate, makeReduction } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { cacheByCatalogueVersion } from './cache-by-catalogue-version.ts'

const shop = await openTestShop()

/** Cached facts that count how often they are read. */
function counted(answer: () => Promise<string> = () => Promise.resolve('facts')) {
  const seen = { reads: 0 }
  const facts = cacheByCatalogueVersion(() => {
    seen.reads++
    return answer()
  })
  return { seen, read: () => facts(shop.systemContext()) }
}

test('facts are read once for all who ask, also at once', async () => {
  const { seen, read } = counted()
  expect(await Promise.all([read(), read()])).toEqual(['facts', 'facts'])
  await read()
  expect(seen.reads).toBe(1)
})

test('facts are read again after a change of a reduction, a freight template or a grade, whoever made it', async () => {
  const id = await makeReduction(shop)
  const template = await makeFreightTemplate(shop)
  await shop.refresh()
  const { seen, read } = counted()
  await read()
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
    await read()
  }
  expect(seen.reads).toBe(1 + changes.length)
})

test('a reading that failed is not kept', async () => {
  let isBroken = true
  const { seen, read } = counted(() => (isBroken ? Promise.reject(new Error('away')) : Promise.resolve('facts')))
  await expect(read()).rejects.toThrow('away')
  isBroken = false
  expect(await read()).toBe('facts')
  expect(seen.reads).toBe(2)
})
