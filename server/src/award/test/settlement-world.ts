import { sql } from 'kysely'
import { createContext } from '../../kernel/context.ts'
import { plus } from '../../kernel/time/clock.ts'
import type { TestShop } from '../../../test/harness.ts'
import { drainTimers } from '../../kernel/time/timers.ts'
import { releaseWindow } from '../../member/window/release-window.ts'
import { moveFrozen } from '../../wallet/frozen/move-frozen.ts'
import { planOn } from '../plan/queries.ts'
import { cutoffOf } from '../settlement/schedule.ts'
import { giveAmount, insertSale, makeMember, place, setGrade } from './network-model.ts'
import { LedgerModel } from './ledger-model.ts'
import { linesOf, type Line, type Plan, type Sale } from './reference-lines.ts'

interface Node {
  id: number
  owner: number | null
  is_clone: boolean
  parent: number | null
  side: 'left' | 'right' | null
  left: bigint
  right: bigint
}
interface Event extends Sale {
  member: number
  day: number
  /** Its refunds: of which day, and how much. */
  refunds: { day: number; event_id: number; base: bigint }[]
  run: number | null
  isCounted: boolean
  lines: Line[]
}
type FullPlan = Plan & {
  plan_id: number
  split_threshold: bigint
  low_usds_ppm: number
  high_usds_ppm: number
  high_usda_ppm: number
  freeze_days: number
}

/** Numbers from a seed, the same each time. */
export function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A shop of members who sell, refund, rise and spend at random, and beside it what the rules say of their awards. */
export class SettlementWorld {
  readonly ledger = new LedgerModel()
  readonly members: { id: number; grade: number; before: number | null; sponsor: number | null; isPlaced: boolean }[] = []
  readonly events: Event[] = []
  private readonly next: (below: number) => number
  lines: Line[] = []
  factor = 0n
  carries = new Map<number, [bigint, bigint]>()
  private pendingVolume: { node: number; base: bigint }[] = []
  private lastClone = 0

  private readonly shop: TestShop

  constructor(shop: TestShop, seed: number) {
    this.shop = shop
    this.next = random(seed)
  }

  context = (now: string) => createContext(this.shop.site, { kind: 'system' }, { now })
  dayName = (day: number) => plus('2031-03-01T00:00:00.000Z', { days: day }).slice(0, 10)
  cutoff = (day: number) => cutoffOf(this.context(this.shop.site.shared.now()), this.dayName(day))
  noon = (day: number) => plus(this.cutoff(day), { hours: -12 })
  private some = <T>(list: readonly T[]): T | undefined => list[this.next(list.length)]

  async join(day: number): Promise<void> {
    const sponsor = this.some(this.members)?.id ?? null
    const grade = [0, 4, 4, 4, 5, 6, 7, 8, 9][this.next(9)]!
    const id = await makeMember(this.shop, sponsor, grade, this.noon(day))
    this.members.push({ id, grade, before: null, sponsor, isPlaced: false })
    // So little below a clone that awards and releases make some.
    await this.creditUsda(id, day, 249_999n - BigInt(this.next(3_000)))
    if (grade === 4 && this.next(2)) {
      const window = { state: 'open' as const, freezes: day + this.next(2), forfeits: day + 3 + this.next(2) }
      this.ledger.windows.set(id, window)
      await sql`
        insert into am_window (member_id, am_at, warns_at, freezes_at, forfeits_at, state_since)
        values (${id}, ${this.noon(day)}, ${this.noon(day)}, ${this.cutoff(window.freezes)}, ${this.cutoff(window.forfeits)}, ${this.noon(day)})`.execute(
        this.shop.db,
      )
    }
  }

  private async place(member: { id: number; isPlaced: boolean }, day: number): Promise<void> {
    if (!member.isPlaced) await place(this.shop, member.id, false, this.noon(day))
    member.isPlaced = true
  }

  private upline(id: number): number[] {
    const line: number[] = []
    for (
      let at = this.members.find((one) => one.id === id)!.sponsor;
      at !== null && line.length < 6;
      at = this.members.find((one) => one.id === at)!.sponsor
    )
      line.push(at)
    return line
  }

  async sell(kind: 'start_up' | 'goods', day: number, isLatePlace = false): Promise<void> {
    const member = this.some(this.members)!
    if (kind === 'start_up' && !isLatePlace) await this.place(member, day)
    const base = BigInt(1 + this.next(400_000))
    const profit = kind === 'goods' ? base / 3n : 0n
    const plan = await this.planOf(day)
    const event_id = await insertSale(this.shop, { kind, member_id: member.id, base, profit, plan_id: plan.plan_id, at: this.noon(day) })
    this.remember({ event_id, kind, amount: base, profit, plan, member: member.id, day })
  }

  private remember(event: Omit<Event, 'upline' | 'refunds' | 'run' | 'isCounted' | 'lines'>): void {
    this.events.push({ ...event, upline: this.upline(event.member), refunds: [], run: null, isCounted: false, lines: [] })
  }

  /** As an operator's adjustment would: some become clones at once. */
  async adjust(day: number): Promise<void> {
    await this.creditUsda(this.some(this.members)!.id, day, BigInt(1 + this.next(600_000)))
  }

  private async creditUsda(member: number, day: number, amount: bigint): Promise<void> {
    this.ledger.add(member, 'USDA', 'available', amount)
    await giveAmount(this.context(this.noon(day)), member, 'USDA', amount, `${day} ${member} USDA ${this.next(1e9)}`)
  }

  /** Makes and places the clones that are due: at noon of a day, or after the run of the day before. */
  async makeClones(day: number, at: 'noon' | 'midnight'): Promise<void> {
    await drainTimers(this.shop.site, at === 'noon' ? this.noon(day) : plus(this.cutoff(day - 1), { minutes: 10 }))
    const { rows } = await sql<{ id: bigint; member_id: number }>`
      select id, member_id from award_event where kind = 'clone' and id > ${this.lastClone} order by id`.execute(this.shop.db)
    const made = this.ledger.makeClones(this.members.filter(({ grade }) => grade >= 4).map(({ id }) => id))
    const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other).join()
    if (sorted(made) !== sorted(rows.map(({ member_id }) => member_id))) throw new Error(`clones of ${sorted(made)} were due`)
    const plan = await this.planOf(day)
    for (const { id, member_id: member } of rows) {
      this.lastClone = Number(id)
      this.members.find((one) => one.id === member)!.isPlaced = true
      this.remember({ event_id: Number(id), kind: 'clone', amount: 250_000n, profit: 0n, plan, member, day })
    }
  }

  async refund(day: number): Promise<void> {
    const sale = this.some(this.events.filter(({ kind }) => kind === 'start_up'))
    const left = sale ? sale.amount - sale.refunds.reduce((sum, { base }) => sum + base, 0n) : 0n
    if (!sale || left === 0n) return
    const base = this.next(2) ? left : 1n + left / 2n
    const { rows } = await sql<{ id: bigint }>`
      insert into award_event (kind, member_id, order_id, reversal_of, cause, base, plan_id, upline, happened_at)
      select kind, member_id, order_id, id, ${`return ${day}${sale.refunds.length}`}, ${-base}, plan_id, upline, ${this.noon(day)}
      from award_event where id = ${sale.event_id} returning id`.execute(this.shop.db)
    sale.refunds.push({ day, event_id: Number(rows[0]!.id), base })
  }

  /** `isLate`: after the cut-off of the day, before its run. */
  async raise(day: number, isLate: boolean): Promise<void> {
    const member = this.some(this.members.filter(({ grade, before }) => grade >= 4 && grade < 9 && before === null))
    if (!member) return
    const at = isLate ? plus(this.cutoff(day), { minutes: 5 }) : this.noon(day)
    await setGrade(this.shop, member.id, member.grade, member.grade + 1, at)
    if (isLate) member.before = member.grade
    member.grade += 1
    const window = this.ledger.windows.get(member.id)
    if (!window || window.state === 'released') return
    await this.context(at).transaction((context) => releaseWindow(context, member.id))
    if (window.state === 'forfeited') return
    if (window.state === 'frozen') this.ledger.move(member.id, ['frozen:window'], 'available')
    window.state = 'released'
  }

  /** Windows at the cut-off of a day. */
  async moveWindows(day: number): Promise<void> {
    for (const [id, window] of this.ledger.windows) {
      if (window.state === 'open' && window.freezes <= day) {
        window.state = 'frozen'
        await sql`update am_window set state = 'frozen', state_since = ${this.cutoff(day)} where member_id = ${id}`.execute(this.shop.db)
      } else if (window.state === 'frozen' && window.forfeits <= day) {
        window.state = 'forfeited'
        await this.context(this.cutoff(day)).transaction(async (context) => {
          await sql`update am_window set state = 'forfeited', state_since = ${this.cutoff(day)} where member_id = ${id}`.execute(context.db)
          const about = {
            kind: 'award.window_forfeited',
            key: `${id}`,
            topic: 'award',
            reason: 'AM window ended',
            to: 'forfeited',
          } as const
          await moveFrozen(context, [id], ['frozen:referral', 'frozen:window'], about)
        })
        this.ledger.move(id, ['frozen:referral', 'frozen:window'], null)
      }
    }
  }

  async spend(day: number): Promise<void> {
    const member = this.some(this.members)!
    for (const unit of ['ACC', 'USDS'] as const) {
      const amount = (this.ledger.get(member.id, unit, 'available') * BigInt(this.next(4))) / 3n
      if (amount === 0n) continue
      this.ledger.add(member.id, unit, 'available', -amount)
      await giveAmount(this.context(this.noon(day)), member.id, unit, -amount, `${day} ${member.id} ${unit} ${this.next(1e9)}`)
    }
  }

  planOf = async (day: number): Promise<FullPlan> => planOn(this.shop.db, this.dayName(day))

  /** What the run of a day must come to; `accBefore`: ACC before the cut-off. */
  async settle(day: number, accBefore: ReadonlyMap<number, bigint>): Promise<void> {
    const plan = await this.planOf(day)
    const fresh = this.events.filter(({ run, day: at }) => run === null && at <= day)
    for (const event of fresh) event.run = day
    const ownRefunds = (event: Event) =>
      event.refunds.filter((one) => one.day <= day && event.run === day).reduce((sum, { base }) => sum + base, 0n)
    const sales = fresh.map((event) => ({ ...event, amount: event.amount - ownRefunds(event) }))
    const foreign = this.events
      .filter(({ run }) => run !== null && run < day)
      .flatMap((event) => event.refunds.filter((one) => one.day === day).map((refund) => ({ event, refund })))
    const hasSales = sales.some(({ kind, amount }) => kind === 'start_up' && amount > 0n)
    const matched = await this.match(fresh, foreign, hasSales)
    const members = this.members.map((one) => ({ id: one.id, grade: one.before ?? one.grade }))
    const forfeited = new Set(
      members
        .filter(({ id, grade }) => {
          const window = this.ledger.windows.get(id)
          return grade === 4 && window && window.state !== 'released' && window.forfeits <= day
        })
        .map(({ id }) => id),
    )
    const { lines, factor } = linesOf({
      plan,
      sales,
      refunds: foreign.reduce((sum, { refund }) => sum - refund.base, 0n),
      matched,
      grades: new Map(members.map(({ id, grade }) => [id, grade])),
      forfeited,
      upline: (id) => this.upline(id),
    })
    this.lines = lines
    this.factor = factor
    for (const event of fresh) event.lines = lines.filter((line) => line.event_id === event.event_id && line.kind === 'referral')
    for (const { event, refund } of foreign.toSorted((a, b) => a.refund.event_id - b.refund.event_id)) {
      const own = event.refunds.filter((one) => one.day <= event.run!).reduce((sum, { base }) => sum + base, 0n)
      const before = event.refunds
        .filter((one) => one.day > event.run! && (one.day < day || (one.day === day && one.event_id < refund.event_id)))
        .reduce((sum, { base }) => sum + base, 0n)
      if (event.amount > own) this.ledger.clawBack(event.run!, event.lines, event.amount - own, before, before + refund.base)
    }
    const { rows } = await sql<{ micros: bigint }>`select unit_price_on('ACC', ${this.dayName(day)}::date) as micros`.execute(this.shop.db)
    this.ledger.pay(day, lines, accBefore, rows[0]!.micros, plan)
    this.ledger.release(day)
    for (const member of this.members) member.before = null
  }

  private async match(fresh: readonly Event[], foreign: readonly { event: Event; refund: { base: bigint } }[], hasSales: boolean) {
    const { rows: nodes } = await sql<Node>`
      select id, owner_id as owner, is_clone, parent_id as parent, side, 0::bigint as left, 0::bigint as right from placement_node order by id`.execute(
      this.shop.db,
    )
    for (const event of fresh)
      if (event.kind === 'start_up')
        this.pendingVolume.push({
          node: event.member,
          base: event.amount - event.refunds.filter(({ day }) => day <= event.run!).reduce((sum, { base }) => sum + base, 0n),
        })
    for (const { event, refund } of foreign) this.pendingVolume.push({ node: event.member, base: -refund.base })
    if (!hasSales) return []
    const own = new Map(nodes.filter(({ owner, is_clone }) => owner !== null && !is_clone).map((node) => [node.owner!, node]))
    const byId = new Map(nodes.map((node) => [node.id, node]))
    this.pendingVolume = this.pendingVolume.filter(({ node: member, base }) => {
      const start = own.get(member)
      if (!start) return true
      for (let at = start; at.parent !== null; at = byId.get(at.parent)!) byId.get(at.parent)![at.side!] += base
      return false
    })
    return nodes.flatMap((node) => {
      const [left, right] = this.carries.get(node.id) ?? [0n, 0n]
      const [l, r] = [left + node.left, right + node.right]
      const least = l < r ? l : r
      const matched = least > 0n ? least : 0n
      this.carries.set(node.id, [l - matched, r - matched])
      return matched > 0n && node.owner !== null && (node.left !== 0n || node.right !== 0n)
        ? [{ node_id: node.id, owner_id: node.owner, is_clone: node.is_clone, matched }]
        : []
    })
  }
}
