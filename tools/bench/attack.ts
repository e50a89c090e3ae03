import { closeHashing, hashPassword } from '@longmall/server/src/identity/hash-password.ts'
import { sql } from 'kysely'
import { grantPayments } from './fill.ts'
import type { AttackResult } from './load/attack.ts'
import { runLoad, startAttack } from './load/measure.ts'
import { percentiles } from './load/percentiles.ts'
import type { Bench } from './run-scenario.ts'
import type { Figure } from './table.ts'

const perSecond = 200
const addresses = 1000
const accountCount = 4000
const memberCount = 100
const password = 'genuine-word-1'

/**
 * Checkout on a quiet shop, and again under 200 wrong log-ins a second from a thousand addresses on thousands of accounts, half of which
 * exist; meanwhile members log in twice a second, on known devices and on new ones from elsewhere.
 */
export async function runAttack(bench: Bench, users: number): Promise<Figure[]> {
  await makeAccounts(bench)
  const devices = await logInEach(bench)
  const before = await during(bench, devices, () => checkout(bench, users))
  const attack = startAttack({ port: bench.server.port, per_second: perSecond, addresses, accounts: names('target', accountCount) })
  // Until every address of the attack was seen once: that distinguishes callers from new ones.
  await new Promise((go) => setTimeout(go, (addresses / perSecond + 2) * 1000))
  const under = await during(bench, devices, () => checkout(bench, users))
  const outcome = await attack.stop()
  const ratio = `p99 × ${(under.figure.latency.p99 / before.figure.latency.p99).toFixed(2)} of quiet`
  return [
    { ...before.figure, scenario: 'checkout, quiet', notes: before.notes },
    { ...under.figure, scenario: `checkout, attack of ${perSecond}/s`, notes: [ratio, attackNote(outcome), ...under.notes] },
  ]
}

function attackNote({ seconds, sent, answers }: AttackResult): string {
  const rate = (reasons: string[]) => (reasons.reduce((sum, one) => sum + (answers[one] ?? 0), 0) / seconds).toFixed(1)
  const hashed = ['identity.wrong_password', 'identity.wrong_password_attempts_left']
  const others = Object.keys(answers).filter((one) => !hashed.includes(one) && one !== 'call.too_many' && one !== 'identity.locked')
  if (others.length) throw new Error(`the attack was answered ${others.join(', ')}`)
  return `${(sent / seconds).toFixed(0)} sent a second: ${rate(hashed)} hashed, ${rate(['call.too_many'])} refused, ${rate(['identity.locked'])} locked`
}

const names = (prefix: string, count: number) => Array.from({ length: count }, (_, n) => `${prefix}_${n}`)

/** Members with one password: half of those that are attacked exist, and others log in meanwhile. */
async function makeAccounts({ stage }: Bench): Promise<void> {
  const hash = await hashPassword(password)
  await closeHashing()
  await sql`
    with made as (
      insert into member (account, email, nickname, country, language, invitation_code, created_at)
      select name, name || '@mail.example', name, 'CN', 'en-us', name, store_now() from unnest(${[
        ...names('target', accountCount / 2),
        ...names('genuine', memberCount),
      ]}::text[]) name on conflict do nothing returning id
    )
    insert into login_password (member_id, hash) select id, ${hash} from made`.execute(stage.site.db)
  await sql`delete from login_attempt`.execute(stage.site.db)
}

async function logIn({ server }: Bench, account: string, from: string, cookie: string) {
  const started = performance.now()
  const response = await fetch(`${server.address}/api/identity/log_in`, {
    method: 'POST',
    headers: { 'x-forwarded-for': from, cookie },
    body: new URLSearchParams({ account, password }),
  })
  const isIn = response.ok
  await response.arrayBuffer()
  return { ms: performance.now() - started, isIn, cookie: response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' }
}

/** One log-in of every other member, after which its device is known; answers their cookies. */
async function logInEach(bench: Bench): Promise<Map<string, string>> {
  const devices = new Map<string, string>()
  const everyOther = names('genuine', memberCount).filter((_, n) => n % 2 === 0)
  for (const account of everyOther) devices.set(account, (await logIn(bench, account, '10.8.0.1', '')).cookie)
  return devices
}

let lastAddress = 0
/** Runs `work` while members log in; their results are in the notes. */
async function during<T>(bench: Bench, devices: Map<string, string>, work: () => Promise<T>): Promise<{ figure: T; notes: string[] }> {
  const met = { known: [] as number[], fresh: [] as number[], refused: 0 }
  let isOver = false
  const members = (async () => {
    for (let n = 0; !isOver; n++) {
      const account = `genuine_${n % memberCount}`
      const cookie = devices.get(account) ?? ''
      const from = `10.7.${++lastAddress >> 8}.${lastAddress & 255}`
      const { ms, isIn } = await logIn(bench, account, from, cookie)
      if (isIn) met[cookie ? 'known' : 'fresh'].push(ms)
      else met.refused++
      await new Promise((go) => setTimeout(go, 300))
    }
  })()
  const figure = await work().finally(() => (isOver = true))
  await members
  return {
    figure,
    notes: [timesNote('log-in on a known device', met.known), timesNote('on a new one', met.fresh), `${met.refused} refused`],
  }
}

function timesNote(name: string, times: number[]): string {
  const { p50 } = percentiles(times)
  return `${name}: ${p50.toFixed(0)} ms, ${(times.at(-1) ?? 0).toFixed(0)} at most of ${times.length}`
}

/** From the cart to a paid order, as in the checkout scenario. */
async function checkout(bench: Bench, users: number): Promise<Omit<Figure, 'scenario' | 'notes'>> {
  const { server, filled, stage, seconds } = bench
  const { shoppers, sku_ids } = filled
  const start = { at: performance.now(), cpu: server.cpu() }
  const made = await runLoad({ port: server.port, users, seconds, warm_up: 1, flow: { kind: 'order', shoppers, sku_ids } })
  const payments = await grantPayments(stage.site, filled, made.made)
  const paid = await runLoad({ port: server.port, users, seconds: 600, warm_up: 0, flow: { kind: 'pay', shoppers, payments } })
  const took = (performance.now() - start.at) / 1000
  const cpu = server.cpu()
  const [order, pay] = [made.latency.round!, paid.latency.round!]
  return {
    users,
    rate: 1 / (1 / made.rate + 1 / paid.rate),
    latency: { p50: order.p50 + pay.p50, p95: order.p95 + pay.p95, p99: order.p99 + pay.p99 },
    limits: [],
    cpu: { server: (cpu.server - start.cpu.server) / took, database: (cpu.database - start.cpu.database) / took, load: made.cpu },
  }
}
