import { openDatabase } from '@longmall/server/src/kernel/database.ts'
import { startEmbedded } from '@longmall/server/src/kernel/embedded.ts'
import type { Api } from '@longmall/contract/index.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBarriers } from './axe.ts'
import { useBrowser, visitOwnShop, type Visit } from './browser.ts'
import { asOperator, logInOperator, type Operator } from './console-session.ts'
import { consoleWords, frameWords } from './console-words.ts'
import { eventually } from './eventually.ts'
import { startOwnShop } from './own-shop.ts'
import type { StartedShop } from './start-shop.ts'

const { visit } = useBrowser()
// Jobs fail in it: the other journeys keep a healthy shop.
let shop: StartedShop
let database: ReturnType<typeof openDatabase>
let operator: Operator & { ask: Operator['call'] }
beforeAll(async () => {
  shop = await startOwnShop()
  database = openDatabase((await startEmbedded(shop.folder)).serverUrl, 2)
  visitOwnShop(shop.address)
  operator = await logInOperator()
})
afterAll(async () => {
  await database.close()
  await shop.stop()
})

const people = [
  ['en-us', 'desk'],
  ['zh-cn', 'phone'],
] as const satisfies ['en-us' | 'zh-cn', NonNullable<Visit['width']>][]
const dialog = (page: Page) => page.getByRole('dialog').last()
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const timers = async (subject: string) =>
  (await sql<{ kind: string }>`select kind from timer where subject = ${subject}`.execute(database.db)).rows.map(({ kind }) => kind)

/** Two timers that were given up: one of another version, which fails again, and the run of a job that is no more, which is done at once. */
async function giveUp(subject: string) {
  await sql`
    insert into timer (kind, subject, due_at, tries, error, failed_at, dead_at)
    select kind, ${subject}, 'infinity', 20, 'Error: the carrier did not answer', store_now(), store_now()
    from unnest('{probe.of_another_version,ops.run_job}'::text[]) kind`.execute(database.db)
}

test.each(people)('CON-09 in %s on a %s: a job that failed is found, tried again, and given up', async (language, width) => {
  const [say, kinds, menu] = [consoleWords('jobs', language), consoleWords('jobkinds', language), consoleWords('menu', language)]
  const frame = frameWords(language)
  const subject = `in ${language}`
  await giveUp(subject)
  const page = await visit('/console/jobs', asOperator(operator, language, width))
  await page.getByRole('heading', { name: menu('jobs'), exact: true }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await rowOf(page, say('queue_timer')).locator('a[href*="state=dead"]').click()
  await rowOf(page, 'probe.of_another_version').waitFor()
  expect(await findBarriers(page)).toEqual([])

  await rowOf(page, 'ops.run_job')
    .getByRole('button', { name: say('retry') })
    .click()
  await dialog(page).getByText(say('retry_asks')).waitFor()
  await dialog(page)
    .getByRole('button', { name: say('retry') })
    .click()
  await eventually(() => timers(subject)).toEqual(['probe.of_another_version'])

  await rowOf(page, 'probe.of_another_version').getByRole('link').click()
  await page.getByRole('link', { name: say('back') }).waitFor()
  await page.getByText('Error: the carrier did not answer').waitFor()
  await page.getByRole('button', { name: say('retry') }).click()
  await dialog(page)
    .getByRole('button', { name: say('retry') })
    .click()
  await dialog(page).waitFor({ state: 'hidden' })
  await eventually(async () => {
    await page.reload()
    return page.getByRole('alert').innerText()
  }).toContain('no handler for timers of kind')

  await page.getByRole('button', { name: say('give_up') }).click()
  await dialog(page)
    .getByRole('button', { name: say('give_up') })
    .click()
  await dialog(page).locator('.ant-form-item-explain-error').waitFor()
  await dialog(page).getByLabel(frame('reason')).fill('Done by hand')
  await dialog(page)
    .getByRole('button', { name: say('give_up') })
    .click()
  await page.getByText(say('timers_lead')).waitFor()
  expect(await timers(subject)).toEqual([])

  await page
    .getByRole('main')
    .getByRole('link', { name: say('overview') })
    .click()
  const job = rowOf(page, kinds('payment-grants'))
  const lastRun = async () => {
    const { jobs } = (await operator.ask('ops/schedule')) as OutputOf<Api['ops/schedule']>
    const { state, started_at } = jobs.find(({ name }) => name === 'payment-grants')!
    return state === 'running' ? null : started_at
  }
  const before = await lastRun()
  await job.getByRole('button', { name: say('run_now') }).click()
  await dialog(page)
    .getByRole('button', { name: say('run_now') })
    .click()
  // The run before was good as well.
  await eventually(async () => ![null, before].includes(await lastRun())).toBe(true)
  await job.getByText(say('run_good')).waitFor()
})

test.each(people)('CON-09 in %s on a %s: the health of the shop says what is wrong, and what it is made of', async (language, width) => {
  const say = consoleWords('jobs', language)
  const subject = `in bad health, ${language}`
  await giveUp(subject)
  const page = await visit('/console/health', asOperator(operator, language, width))
  const checkOf = (name: string) => page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) })
  await page.getByText(say('some_bad')).waitFor()
  await checkOf(say('of_timers')).getByText(say('state_bad')).waitFor()
  await checkOf(say('of_migrations')).getByText(say('state_good')).waitFor()
  for (const title of [say('versions'), say('process'), say('largest_tables')]) await page.getByText(title, { exact: true }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  const fits = await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
  expect(fits).toBe(true)
  await sql`delete from timer where subject = ${subject}`.execute(database.db)
})
