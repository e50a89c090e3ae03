import { openDatabase } from '@longmall/server/src/kernel/database/database.ts'
import { startEmbedded } from '@longmall/server/src/kernel/database/embedded.ts'
import type { Api } from '@longmall/contract/index.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirm, dialog, press, rowOf, expectAccessible, expectNoOverflow, switchTo, useConsole } from './console-shop.ts'
import { getConsoleTranslations, getConsoleShellTranslations } from './console-translations.ts'
import { eventually } from './eventually.ts'
import { settle } from './screen.ts'

const { open, query, shop } = useConsole()
let database: ReturnType<typeof openDatabase>
beforeAll(async () => {
  database = openDatabase((await startEmbedded(shop().folder)).serverUrl, 2)
})
afterAll(() => database.close())

const timers = async (subject: string) =>
  (await sql<{ kind: string }>`select kind from timer where subject = ${subject}`.execute(database.db)).rows.map(({ kind }) => kind)

const failure = async (subject: string) =>
  (await sql<{ error: string | null }>`select error from timer where subject = ${subject}`.execute(database.db)).rows[0]?.error

/** Two timers that were given up: one of another version, which fails again, and the run of a job that is no more, which is done at once. */
async function giveUp(subject: string) {
  await sql`
    insert into timer (kind, subject, due_at, attempts, error, failed_at, dead_at)
    select kind, ${subject}, 'infinity', 20, 'Error: the carrier did not answer', store_now(), store_now()
    from unnest('{probe.of_another_version,ops.run_job}'::text[]) kind`.execute(database.db)
}

test('CON-09 QUA-08 the health of the shop lists the problems; a failed job is found, retried, and abandoned', async () => {
  const [english, t, tJobKind] = [
    getConsoleTranslations('jobs'),
    getConsoleTranslations('jobs', 'zh-cn'),
    getConsoleTranslations('jobkinds', 'zh-cn'),
  ]
  const subject = `in ${Date.now()}`
  await giveUp(subject)
  const page = await open('/console/health')
  const checkOf = (name: string) => page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) })
  await page.getByText(english('some_bad')).waitFor()
  await checkOf(english('check_timers')).getByText(english('state_bad')).waitFor()
  await checkOf(english('check_migrations')).getByText(english('state_good')).waitFor()
  for (const title of [english('versions'), english('process'), english('largest_tables')])
    await page.getByText(title, { exact: true }).waitFor()
  await expectAccessible(page)
  await switchTo(page, 'zh-cn', 'phone')
  await checkOf(t('check_timers')).getByText(t('state_bad')).waitFor()
  await expectNoOverflow(page)

  await settle(page, '/console/jobs')
  await page.getByRole('heading', { name: getConsoleTranslations('menu', 'zh-cn')('jobs'), exact: true }).waitFor()
  await expectAccessible(page)
  await rowOf(page, t('queue_timer')).locator('a[href*="state=dead"]').click()
  await rowOf(page, 'probe.of_another_version').waitFor()
  await expectAccessible(page)

  await press(rowOf(page, 'ops.run_job'), t('retry'))
  await dialog(page).getByText(t('retry_confirm')).waitFor()
  await confirm(page, t('retry'))
  await eventually(() => timers(subject)).toEqual(['probe.of_another_version'])

  await rowOf(page, 'probe.of_another_version').getByRole('link').click()
  await page.getByRole('link', { name: t('back') }).waitFor()
  await page.getByText('Error: the carrier did not answer').waitFor()
  await press(page, t('retry'))
  await confirm(page, t('retry'))
  await dialog(page).waitFor({ state: 'hidden' })
  await eventually(() => failure(subject)).toContain('no handler for timers of kind')
  await page.reload()
  await page.getByRole('alert').getByText('no handler for timers of kind').waitFor()

  await press(page, t('discard'))
  await confirm(page, t('discard'))
  await dialog(page).locator('.ant-form-item-explain-error').waitFor()
  await dialog(page).getByLabel(getConsoleShellTranslations('zh-cn')('reason')).fill('Done by hand')
  await confirm(page, t('discard'))
  await page.getByText(t('timers_lead')).waitFor()
  expect(await timers(subject)).toEqual([])

  await page
    .getByRole('main')
    .getByRole('link', { name: t('overview') })
    .click()
  const job = rowOf(page, tJobKind('payment-grants'))
  const lastRun = async () => {
    const { jobs } = await query<OutputOf<Api['ops/schedule']>>('ops/schedule')
    const { state, started_at } = jobs.find(({ name }) => name === 'payment-grants')!
    return state === 'running' ? null : started_at
  }
  const before = await lastRun()
  await press(job, t('run_now'))
  await confirm(page, t('run_now'))
  // The run before was good as well.
  await eventually(async () => ![null, before].includes(await lastRun())).toBe(true)
  await job.getByText(t('run_good')).waitFor()
})
