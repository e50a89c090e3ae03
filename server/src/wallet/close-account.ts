import { toDecimal, type UnitCode } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import type { AccountClosureStep } from '../kernel/account-closure.ts'
import { priceText } from '../kernel/shop-currency.ts'
import { translate } from '../kernel/translate.ts'

/**
 * Money and coins must be zero first, also those on hold and debts; the ledger remains (decisions.md, Cancel account). A pending
 * adjustment is withdrawn.
 */
export const walletAccountClosure: AccountClosureStep = {
  domain: 'wallet',
  findBlocker: async ({ db, site, language }, member_id) => {
    const { rows } = await sql<{ unit: UnitCode; amount: bigint }>`
      select a.unit, sum(b.posted)::bigint as amount from account a join balance b on b.account_id = a.id
      where coalesce(a.member_id, 0) = ${member_id} and (b.posted <> 0 or b.held <> 0)
      group by a.unit order by a.unit`.execute(db)
    if (rows.length === 0) return null
    const amounts = rows.map(({ unit, amount }) => showAmount({ site, language }, unit, toDecimal(amount, unit)))
    return { kind: 'money', text: translate(language, 'account_closure.money', { amounts: amounts.join(', ') }) }
  },
  erase: async ({ db, now }, member_id) => {
    await sql`
      update adjustment set reason = '-', state = case when state = 'requested' then 'refused' else state end,
        decided_at = coalesce(decided_at, ${now}), version = version + 1
      where member_id = ${member_id}`.execute(db)
  },
}

/** An amount as its owner sees it in the wallet: money and longcoin in words, any other asset by its own name. */
function showAmount({ site, language }: Pick<Context, 'site' | 'language'>, unit: UnitCode, amount: string): string {
  if (unit === 'MONEY') return priceText(site, amount, language)
  return unit === 'LONGCOIN' ? translate(language, 'account_closure.coins', { count: Number(amount) }) : `${amount} ${unit}`
}
