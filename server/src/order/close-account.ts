import { sql } from 'kysely'
import type { AccountClosureStep } from '../kernel/account-closure.ts'
import { translate } from '../kernel/translate.ts'
import { finished } from './rules.ts'

// Such as the contract of an order takes; of where it went, country, region and postcode stay.
const erased = { consignee: '-', mobile: '000000', telephone: '', region_name: '', detailed_address: '-' }

/** Orders must be finished first. Goods, amounts, times and invoice remain; the recipient is erased. */
export const orderAccountClosure: AccountClosureStep = {
  domain: 'order',
  findBlocker: async ({ db, language }, member_id) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from shop_order where member_id = ${member_id} and state <> all(${finished})`.execute(db)
    const { count } = rows[0]!
    return count === 0 ? null : { kind: 'orders', text: translate(language, 'account_closure.orders', { count }) }
  },
  erase: async ({ db }, member_id) => {
    await sql`
      update shop_order set address = address || ${JSON.stringify(erased)}::jsonb, contact = null, contact_mobile = null, details = details - 'phone', remark = ''
      where member_id = ${member_id}`.execute(db)
  },
}
