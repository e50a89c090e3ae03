import { parseArgs } from 'node:util'
import { serverFlags } from '../node-flags.js'
import { runAbuse } from './abuse.ts'
import { runAnalysed } from './analysed.ts'
import { runAttack } from './attack.ts'
import { boxLines, runBoxes } from './boxes/run-boxes.ts'
import { checkLimits } from './check-limits.ts'
import { benchCommission, commissionLines } from './commission/run-commission.ts'
import { runCoins } from './coins/run-coins.ts'
import { runEngine } from './engine/run-engine.ts'
import { fillShop } from './fill.ts'
import { runFlash } from './flash/run-flash.ts'
import { benchDueDates, dueDateLines } from './income/run-due-dates.ts'
import { saveResult } from './save-result.ts'
import { runBatches } from './ledger/run-batches.ts'
import { runStatement, runTransfers } from './ledger/run-ledger.ts'
import { runLists } from './lists/run-lists.ts'
import { runNetwork } from './network/run-network.ts'
import { runCheckout, runHot, runScenario, settle, type Bench } from './run-scenario.ts'
import { addScenario, readScenarios } from './scenarios.ts'
import { openStage, type RunningServer } from './stage.ts'
import { benchSettlement, settlementLines } from './settlement/run-settlement.ts'
import { tableLines, type Figure } from './table.ts'

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '1,16,64' },
    seconds: { type: 'string', default: '4' },
    goods: { type: 'string', default: '2000' },
    /** Runs only scenarios whose name contains this. */
    only: { type: 'string', default: '' },
    /** Of `--only lists`: how many rows, which lists, and a folder that retains the filled database for the next run. */
    rows: { type: 'string', default: '1000000' },
    which: { type: 'string', default: '' },
    keep: { type: 'string', default: '' },
    /** Of `--only network` (1,000,000 by default) and `--only settlement` (50,000): how many members; and how many sales a day has. */
    members: { type: 'string', default: '' },
    sales: { type: 'string', default: '1000' },
    /** Of `--only due-dates` and `--only settlement` (0 there): open deposits, of which 3,000 expire on the day, pledges and devices. */
    deposits: { type: 'string', default: '' },
    pledges: { type: 'string', default: '' },
    boxes: { type: 'string', default: '0' },
  },
})
const userCounts = values.users.split(',').map(Number)
const seconds = Number(values.seconds)
const isSelected = (name: string) => name.includes(values.only)

if (isSelected('engine')) {
  const figures = runEngine(seconds)
  console.log(tableLines(figures).join('\n'))
  console.log(`saved in ${saveResult('engine', { options: values, figures })}`)
}
if (values.only === 'lists') await benchLists()
else if (values.only === 'network') await benchNetwork()
else if (values.only === 'settlement') await settleDay()
else if (values.only === 'due-dates') await readDueDates()
else if (values.only === 'boxes') await benchBoxes()
else if (values.only === 'commission') await benchCommissions()
// The engine alone needs no shop.
else if (values.only !== 'engine') await benchServer()

/** The lists of operators over a million rows, by their name alone: the rows take some minutes to make. */
async function benchLists(): Promise<void> {
  const { figures, failed } = await runLists({ rows: Number(values.rows), which: values.which, keep: values.keep })
  console.log(`saved in ${saveResult('lists', { options: values, lists: figures, failed })}`)
  const slow = figures.filter((one) => one.slow.length > 0)
  const empty = figures.filter((one) => one.isEmpty)
  if (slow.length) console.log(`above 200 ms: ${slow.map(({ path }) => path).join(', ')}`)
  if (empty.length) console.log(`without rows, and so not measured: ${empty.map(({ path }) => path).join(', ')}`)
  if (slow.length || empty.length || failed.length) process.exitCode = 1
}

/** The trees of members, by their name alone. */
async function benchNetwork(): Promise<void> {
  const members = Number(values.members || 1_000_000)
  const { figures, failed } = await runNetwork(members)
  console.log(['', ...tableLines(figures), ...failed].join('\n'))
  console.log(`saved in ${saveResult('network', { options: { members }, figures, failed })}`)
  if (failed.length) process.exitCode = 1
}

/** Devices and their boxes, by their name alone: `--members` devices, 100,000 by default. */
async function benchBoxes(): Promise<void> {
  const devices = Number(values.members || 100_000)
  const { figures, failed } = await runBoxes(devices, Math.max(10, seconds))
  console.log(['', ...boxLines(figures), ...failed].join('\n'))
  console.log(`saved in ${saveResult('boxes', { options: { devices, seconds }, figures, failed })}`)
  if (failed.length) process.exitCode = 1
}

/** Commission, by its name alone: `--rows` of it for the figures, and checkouts with and without it. */
async function benchCommissions(): Promise<void> {
  const rows = Number(values.rows)
  const { figures, failed } = await benchCommission({ rows, distributors: 2000 }, seconds)
  console.log(['', ...commissionLines(figures), ...failed].join('\n'))
  console.log(`saved in ${saveResult('commission', { options: { rows, seconds }, figures, failed })}`)
  if (failed.length) process.exitCode = 1
}

/** The daily settlement, by its name alone. */
async function settleDay(): Promise<void> {
  const [members, sales] = [Number(values.members || 50_000), Number(values.sales)]
  const income = { deposits: Number(values.deposits), due: 3000, pledges: Number(values.pledges), boxes: Number(values.boxes) }
  const { figures, failed } = await benchSettlement(members, sales, { ...income, due: Math.min(income.due, income.deposits) })
  console.log(['', ...settlementLines(figures), ...failed].join('\n'))
  console.log(`saved in ${saveResult('settlement', { options: { members, sales }, figures, failed })}`)
  if (failed.length) process.exitCode = 1
}

/** What is owed by due date, by its name alone. */
async function readDueDates(): Promise<void> {
  const [deposits, pledges] = [Number(values.deposits || 1_000_000), Number(values.pledges || 200_000)]
  const { figures, failed } = await benchDueDates(deposits, pledges)
  console.log(['', ...dueDateLines(figures), ...failed].join('\n'))
  console.log(`saved in ${saveResult('due-dates', { options: { deposits, pledges }, figures, failed })}`)
  if (failed.length) process.exitCode = 1
}

async function benchServer(): Promise<void> {
  const stage = await openStage()
  let server: RunningServer | null = null
  try {
    console.log(`filling a shop of ${values.goods} goods …`)
    const filled = await fillShop(stage.site, Number(values.goods))
    const analysed = isSelected('analysed') ? await runAnalysed({ stage, filled, seconds }) : { figures: [], failed: [] }
    server = await stage.openServer({ TRUSTED_PROXIES: '127.0.0.1' })
    const { figures, failed } = await runAll({ stage, server, filled, seconds })
    const memory = server.memory()
    const all = [...analysed.figures, ...figures]
    const failures = [...analysed.failed, ...failed, ...(await checkLimits(stage.site.db, all))]
    console.log(['', ...tableLines(all), '', 'limits as a shop has them by default', memoryLine(memory), ...failures].join('\n'))
    console.log(`saved in ${saveResult('server', { options: values, memory, figures: all, failed: failures })}`)
    if (failures.length) process.exitCode = 1
  } finally {
    await server?.stop()
    await stage.close()
  }
}

async function runAll(bench: Bench): Promise<{ figures: Figure[]; failed: string[] }> {
  const { filled, server } = bench
  await settle(bench)
  const figures: Figure[] = []
  const addFigures = (made: Figure[]) => {
    figures.push(...made)
    for (const line of tableLines(made).slice(1)) console.log(line)
  }
  const hasPages = (await fetch(server.address)).headers.get('content-type')?.startsWith('text/html') ?? false
  if (!hasPages) console.log('no pages: the storefront is not built')
  for (const scenario of [...readScenarios(filled, hasPages), addScenario(filled)])
    if (isSelected(scenario.name)) for (const users of userCounts) addFigures([await runScenario(bench, scenario, users)])
  if (isSelected('checkout')) for (const users of userCounts) addFigures(await runCheckout(bench, users))
  if (isSelected('hot')) for (const stock of [200, 20000]) addFigures([await runHot(bench, stock)])
  if (isSelected('flash')) addFigures(await runFlash(bench))
  if (isSelected('ledger')) for (const users of userCounts) addFigures(await runTransfers(bench, users))
  if (isSelected('ledger')) addFigures(await runBatches(bench))
  if (isSelected('ledger')) addFigures(await runStatement(bench))
  const failed: string[] = []
  if (isSelected('coins'))
    for (const users of userCounts) {
      const coins = await runCoins(bench, users)
      addFigures(coins.figures)
      failed.push(...coins.failed)
    }
  if (isSelected('abuse') && hasPages) {
    const abuse = await runAbuse(bench)
    addFigures(abuse.figures)
    failed.push(...abuse.failed)
  }
  if (isSelected('attack')) for (const users of userCounts) addFigures(await runAttack(bench, users))
  return { figures, failed }
}

function memoryLine({ now, peak }: { now: number; peak: number }) {
  return `resident memory of the server’s process after the load: ${now} MB, at most ${peak} MB, with ${serverFlags.join(' ')} (the database’s is not in it)`
}
