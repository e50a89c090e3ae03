import type { AwardKind } from '@longmall/contract/award-shapes.ts'
import { split, type Line } from './reference-lines.ts'

export interface Payout {
  run: number
  kind: AwardKind
  member_id: number
  mills: bigint
  units: Record<string, bigint>
  purpose: string
  release_on: number | null
  released_to: string | null
  back: bigint
}
export interface Window {
  state: 'open' | 'frozen' | 'released' | 'forfeited'
  /** The numbers of the days at whose end it freezes and forfeits. */
  freezes: number
  forfeits: number
}
type SplitPlan = Parameters<typeof split>[4] & { freeze_days: number }

const rest = (amount: bigint, back: bigint, mills: bigint) => amount - (amount * back) / mills

/** Balances, payouts and debts as the rules say, computed one by one: the reference that postings are compared with. */
export class LedgerModel {
  balances = new Map<string, bigint>()
  debts = new Map<string, bigint>()
  payouts: Payout[] = []
  windows = new Map<number, Window>()

  get(member: number, unit: string, purpose: string): bigint {
    return this.balances.get(`${member} ${unit} ${purpose}`) ?? 0n
  }
  add(member: number, unit: string, purpose: string, amount: bigint): void {
    this.balances.set(`${member} ${unit} ${purpose}`, this.get(member, unit, purpose) + amount)
  }
  accOf(member: number): bigint {
    return ['available', 'frozen:referral', 'frozen:window'].reduce((sum, purpose) => sum + this.get(member, 'ACC', purpose), 0n)
  }

  /** Where an award of a day goes. */
  private target(member: number, day: number): string {
    const window = this.windows.get(member)
    if (window?.state === 'forfeited' && day < window.forfeits) return 'forfeited'
    return window?.state === 'frozen' ? 'frozen:window' : 'available'
  }

  move(member: number, from: readonly string[], to: string | null): void {
    for (const unit of ['ACC', 'USDS', 'USDA', 'LONGCOIN'])
      for (const purpose of from) {
        const amount = this.get(member, unit, purpose)
        if (to) this.add(member, unit, to, amount)
        this.add(member, unit, purpose, -amount)
      }
  }

  pay(run: number, lines: readonly Line[], accBefore: ReadonlyMap<number, bigint>, micros: bigint, plan: SplitPlan): void {
    const sums = new Map<string, { kind: AwardKind; member_id: number; mills: bigint }>()
    for (const { kind, member_id, paid } of lines) {
      const key = `${kind} ${member_id}`
      sums.set(key, { kind, member_id, mills: (sums.get(key)?.mills ?? 0n) + paid })
    }
    for (const { kind, member_id, mills } of sums.values()) {
      if (mills === 0n) continue
      const { acc, usds, usda, longcoin } = split(kind, mills, accBefore.get(member_id) ?? 0n, micros, plan)
      const units = { ACC: acc, USDS: usds, USDA: usda, LONGCOIN: longcoin }
      const target = this.target(member_id, run)
      const isLocked = kind === 'referral' && target !== 'forfeited'
      const purpose = isLocked ? 'frozen:referral' : target
      this.payouts.push({
        run,
        kind,
        member_id,
        mills,
        units,
        purpose,
        release_on: isLocked ? run + plan.freeze_days : null,
        released_to: null,
        back: 0n,
      })
      if (purpose !== 'forfeited') for (const [unit, amount] of Object.entries(units)) this.add(member_id, unit, purpose, amount)
      if (purpose === 'available') for (const [unit, amount] of Object.entries(units)) this.settleDebt(member_id, unit, amount)
    }
  }

  release(day: number): void {
    for (const one of this.payouts) {
      if (one.release_on === null || one.released_to !== null || one.release_on > day) continue
      one.released_to = this.target(one.member_id, one.run)
      if (one.released_to === 'forfeited') continue
      for (const [unit, amount] of Object.entries(one.units)) {
        const left = rest(amount, one.back, one.mills)
        this.add(one.member_id, unit, 'frozen:referral', -left)
        this.add(one.member_id, unit, one.released_to, left)
        if (one.released_to === 'available') this.settleDebt(one.member_id, unit, left)
      }
    }
  }

  private settleDebt(member: number, unit: string, credit: bigint): void {
    const debt = this.debts.get(`${member} ${unit}`) ?? 0n
    const part = debt < credit ? debt : credit
    if (unit === 'LONGCOIN' || part === 0n) return
    this.debts.set(`${member} ${unit}`, debt - part)
    this.add(member, unit, 'available', -part)
  }

  /** Turns each 250 USDA of these members into a clone; returns the owner of each. */
  makeClones(members: readonly number[]): number[] {
    return members.flatMap((member) => {
      const made: number[] = []
      for (; this.get(member, 'USDA', 'available') >= 250_000n; made.push(member)) this.add(member, 'USDA', 'available', -250_000n)
      return made
    })
  }

  /** Takes back of the referral lines of a sale what a refund adds to the part `before` of its `whole`. */
  clawBack(run: number, lines: readonly Line[], whole: bigint, before: bigint, after: bigint): void {
    for (const { member_id, paid } of lines) {
      const mills = (paid * after) / whole - (paid * before) / whole
      const one = this.payouts.find((payout) => payout.run === run && payout.kind === 'referral' && payout.member_id === member_id)
      if (mills === 0n || !one) continue
      const back = one.back
      one.back += mills
      const place = one.released_to ?? one.purpose
      if (place === 'forfeited' || (place !== 'available' && this.target(member_id, run) === 'forfeited')) continue
      for (const [unit, amount] of Object.entries(one.units)) {
        let due = rest(amount, back, one.mills) - rest(amount, one.back, one.mills)
        for (const purpose of one.released_to === null ? ['frozen:referral'] : ['frozen:window', 'available']) {
          const free = this.get(member_id, unit, purpose)
          const taken = free < due ? free : due
          this.add(member_id, unit, purpose, -taken)
          due -= taken
        }
        if (due > 0n) this.debts.set(`${member_id} ${unit}`, (this.debts.get(`${member_id} ${unit}`) ?? 0n) + due)
      }
    }
  }
}
