import type { CoinAddress, CoinNetwork, coinWithdrawal as contract } from '@longmall/contract/coin-withdrawal.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { requireArea } from '../../asset-area/require-area.ts'
import { verifyPaymentPassword } from '../../identity/verify-payment-password.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal, WrongFields, wrongField, type FieldError } from '../../kernel/refusal.ts'
import { plus } from '../../kernel/time/clock.ts'
import { translate } from '../../kernel/translate.ts'
import { notifyMember } from '../../messaging/send-mail.ts'
import { addressColumns, showAddress, type AddressRow, type DestinationRow } from '../queries.ts'
import { coinWithdrawalSettings as own } from '../settings.ts'
import { checkAddress } from './check-address.ts'

type Input = InputOf<typeof contract.add_address>

/**
 * Adds a destination to the caller's address book, once the payment password is right; it can be used after
 * `coin_withdrawal.address_wait_hours`, and the member is notified. Refuses `asset_area.*`, wrong fields by name,
 * `coin_withdrawal.network_closed`, what `verifyPaymentPassword` refuses, `coin_withdrawal.too_many_addresses` {maximum},
 * `coin_withdrawal.address_exists`.
 */
export async function addAddress(context: Context<MemberActor>, input: Input): Promise<CoinAddress> {
  await requireArea(context)
  // Before the password, so that a mistyped address takes no attempt at it.
  const destination = input.kind === 'wallet' ? readWallet(context, input) : readAccount(input)
  await verifyPaymentPassword(context, input.payment_password)
  return context.transaction((inner) => insertAddress(inner, destination))
}

/** What `addAddress` says of a wallet address, before its password. Refuses `asset_area.*`, `coin_withdrawal.network_closed`, a wrong address. */
export async function checkNewAddress(
  context: Context<MemberActor>,
  { network, wallet_address }: InputOf<typeof contract.check_address>,
): Promise<{ wallet_address: string }> {
  await requireArea(context)
  return { wallet_address: readAddress(context, network, wallet_address) }
}

function readWallet(context: Context, { label, network, wallet_address }: Input): DestinationRow {
  const missing: Record<string, FieldError> = {}
  if (network === undefined) missing.network = { key: 'field.required', params: {} }
  if (wallet_address === undefined) missing.wallet_address = { key: 'field.required', params: {} }
  if (network === undefined || wallet_address === undefined) throw new WrongFields(missing)
  return { kind: 'wallet', label, network, address: readAddress(context, network, wallet_address), exchange: null, account: null }
}

/** The address as it is stored. Refuses `coin_withdrawal.network_closed` and, at `wallet_address`, a wrong form, checksum or network. */
function readAddress({ language, setting }: Context, network: CoinNetwork, wallet_address: string): string {
  if (!setting(own.networks).includes(network)) throw new Refusal('coin_withdrawal.network_closed')
  const checked = checkAddress(network, wallet_address)
  if ('error' in checked)
    throw wrongField('wallet_address', `coin_withdrawal.address_${checked.error}`, {
      network: translate(language, `coin_withdrawal.network_${network}`),
      other: 'other' in checked ? translate(language, `coin_withdrawal.network_${checked.other}`) : '',
    })
  return checked.address
}

function readAccount({ label, exchange, account }: Input): DestinationRow {
  const missing: Record<string, FieldError> = {}
  if (exchange === undefined) missing.exchange = { key: 'field.required', params: {} }
  if (account === undefined) missing.account = { key: 'field.required', params: {} }
  if (exchange === undefined || account === undefined) throw new WrongFields(missing)
  return { kind: 'exchange', label, network: null, address: null, exchange, account }
}

/**
 * Saves a destination that was checked, in the caller's transaction. Refuses `session.account_cancelled`, `too_many_addresses` {maximum} and
 * `address_exists`.
 */
export async function insertAddress(context: Context<MemberActor>, one: DestinationRow): Promise<CoinAddress> {
  const { db, actor, now, setting } = context
  // The password was checked before: an account that was cancelled since keeps nothing.
  const { rows: members } = await sql`
    select from member where id = ${actor.member_id} and state <> 'cancelled' for no key update`.execute(db)
  if (members.length === 0) throw new Refusal('session.account_cancelled')
  const { rows: existing } = await sql<{ count: number }>`
    select count(*)::int as count from coin_address where member_id = ${actor.member_id}`.execute(db)
  const maximum = setting(own.max_addresses)
  if (existing[0]!.count >= maximum) throw new Refusal('coin_withdrawal.too_many_addresses', { maximum })
  const usable_from = plus(now, { hours: setting(own.address_wait_hours) })
  const { rows } = await sql<AddressRow>`
    insert into coin_address as a (member_id, kind, label, network, address, exchange, account, usable_from, created_at)
    values (${actor.member_id}, ${one.kind}, ${one.label}, ${one.network}, ${one.address}, ${one.exchange}, ${one.account}, ${usable_from}, ${now})
    on conflict do nothing returning ${addressColumns}`.execute(db)
  if (!rows[0]) throw new Refusal('coin_withdrawal.address_exists')
  const shown = one.address ?? `${one.exchange} ${one.account}`
  await notifyMember(context, actor.member_id, 'coin_address_added', () => ({ account: shown, from: usable_from }))
  return showAddress(rows[0], now)
}
