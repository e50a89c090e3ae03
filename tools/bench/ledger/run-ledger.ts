import { join } from 'node:path'
import { verifyLedger } from '@longmall/server/src/wallet/ledger/verify-ledger.ts'
import { runLoad } from '../load/measure.ts'
import { percentiles } from '../load/percentiles.ts'
import type { Bench } from '../run-scenario.ts'
import type { Figure } from '../table.ts'
import { fillLedger } from './fill-ledger.ts'

const program = join(import.meta.dirname, 'serve-transfers.ts')
const accountEntries = 1_000_000
const pages = 300

/** Transfers over HTTP under a session: members among each other, and all of them to one account of the house. */
export async function runTransfers({ stage, filled, seconds }: Bench, users: number): Promise<Figure[]> {
  const server = await stage.openServer({ TRUSTED_PROXIES: '127.0.0.1' }, program)
  const figures: Figure[] = []
  try {
    for (const [scenario, payees] of [
      ['ledger: transfers among members', filled.member_ids],
      ['ledger: transfers to one house account', null],
    ] as const) {
      let before = server.cpu()
      const flow = { kind: 'transfer', shoppers: filled.shoppers, payees } as const
      const result = await runLoad({ port: server.port, users, seconds, warm_up: 1, flow }, () => (before = server.cpu()))
      const after = server.cpu()
      const cpu = {
        server: (after.server - before.server) / result.seconds,
        database: (after.database - before.database) / result.seconds,
        load: result.cpu,
      }
      const first = figures[0]
      const limits = first ? [{ name: 'among members', rate: first.rate }] : []
      const notes = Object.entries(result.refused).map(([reason, count]) => `${count} × ${reason}`)
      figures.push({ scenario, users, rate: result.rate, latency: result.latency.round!, limits, cpu, notes })
    }
  } finally {
    await server.stop()
  }
  return figures
}

/** A page of the statement of an account of a million entries, anywhere in it; then the whole ledger looked over. */
export async function runStatement({ stage, server, filled }: Bench): Promise<Figure[]> {
  await fillLedger(stage.site.db, filled.member_ids[0]!, accountEntries)
  const { token } = filled.shoppers[0]!
  const idle = { server: 0, database: 0, load: 0 }
  const figures: Figure[] = []
  for (const [name, filter] of [
    ['', ''],
    [', of one topic', '&topic=recharge'],
    [', of one month', `&month=${new Date().toISOString().slice(0, 7)}`],
  ] as const) {
    const times: number[] = []
    let cursor = ''
    for (let n = 0; n < pages; n++) {
      const begun = performance.now()
      const response = await fetch(`${server.address}/api/wallet/entries?page_size=20${filter}${cursor}`, { headers: { token } })
      const { data } = (await response.json()) as { data: { list: unknown[]; next: string | null } }
      if (data.list.length === 0) throw new Error('a page of the statement is empty')
      times.push(performance.now() - begun)
      cursor = data.next === null ? '' : `&cursor=${data.next}`
    }
    const latency = percentiles(times)
    const scenario = `ledger: statement page at ${accountEntries.toLocaleString('en-US')} entries${name}`
    figures.push({ scenario, users: 1, rate: 1000 / latency.p50, latency, limits: [], cpu: idle, notes: [] })
  }
  const begun = performance.now()
  const { entries, checks } = await verifyLedger(stage.site.db, stage.dataDir)
  const took = performance.now() - begun
  const off = checks.filter(({ first }) => first !== null)
  if (off.length) throw new Error(`the ledger is off: ${off.map(({ name, first }) => `${name}: ${first}`).join('; ')}`)
  const notes = [`${entries} entries in ${(took / 1000).toFixed(1)} s`, ...checks.map(({ name, ms }) => `${name} ${ms} ms`)]
  const latency = percentiles([took])
  return [
    ...figures,
    { scenario: 'ledger: verify, entries', users: 1, rate: (Number(entries) / took) * 1000, latency, limits: [], cpu: idle, notes },
  ]
}
