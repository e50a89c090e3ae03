import type { CoinWay } from '@longmall/contract/coin-withdrawal.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { addressColumns, type AddressRow } from '../queries.ts'
import { coinWithdrawalSettings } from '../settings.ts'

/**
 * Where a request goes, of the caller's address book; null for a code. Refuses a wrong `coin_address_id` by name,
 * `coin_withdrawal.address_not_found`, for another member's with the same refusal, `coin_withdrawal.network_closed` and
 * `coin_withdrawal.address_waiting` {from}.
 */
export async function findDestination(
  { db, actor, now, setting }: Context<MemberActor>,
  way: CoinWay,
  coin_address_id: number | undefined,
): Promise<AddressRow | null> {
  if (way === 'scan_code') return null
  if (coin_address_id === undefined) throw wrongField('coin_address_id', 'coin_withdrawal.address_required')
  const { rows } = await sql<AddressRow>`
    select ${addressColumns} from coin_address a where a.id = ${coin_address_id} and a.member_id = ${actor.member_id}`.execute(db)
  const found = rows[0]
  if (!found) throw new Refusal('coin_withdrawal.address_not_found')
  if (found.kind !== (way === 'address' ? 'wallet' : 'exchange')) throw wrongField('coin_address_id', 'coin_withdrawal.address_kind')
  if (found.network !== null && !setting(coinWithdrawalSettings.networks).includes(found.network))
    throw new Refusal('coin_withdrawal.network_closed')
  if (found.usable_from > now) throw new Refusal('coin_withdrawal.address_waiting', { from: found.usable_from })
  return found
}
