import { toSmallest } from '@longmall/contract/units.ts'
import { createContext, type Site } from '@longmall/server/src/kernel/context.ts'
import { bookSums } from '@longmall/server/src/wallet/book/book-sums.ts'
import { calculateLiabilities } from '@longmall/server/src/wallet/book/rules.ts'
import { sql } from 'kysely'

const holdings = [
  { unit: 'AAA', amount: '4000', reason: 'Custody wallet, balance of this morning', state: 'approved' },
  { unit: 'USDP', amount: '2500', reason: 'Issuer statement', state: 'approved' },
  // Less than falls due in a month, so that the console shows what a shortfall looks like.
  { unit: 'ACC', amount: '180', reason: 'Hot wallet only; the vault is counted on Monday', state: 'approved' },
  { unit: 'ACC', amount: '30000', reason: 'Hot wallet and vault', state: 'requested' },
] as const

/** What the shop holds of some coins: most is confirmed, and one statement waits for a second operator. */
export async function fillHoldings(site: Site): Promise<void> {
  const now = site.shared.now()
  await createContext(site, { kind: 'system' }, { now }).transaction(async (context) => {
    const sums = await bookSums(context)
    for (const { unit, amount, reason, state } of holdings) {
      const { external_funds } = calculateLiabilities(sums.filter((one) => one.unit === unit))
      await sql`
        insert into treasury_holding (unit, amount, external_funds, reason, state, requested_by, requested_at, decided_at)
        select ${unit}, ${toSmallest(amount, unit)}, ${external_funds}, ${reason}, ${state}, min(id), ${now}, ${state === 'approved' ? now : null}
        from staff`.execute(context.db)
    }
  })
}
