import type { CoinTransfer, coinTransfer as contract } from '@longmall/contract/coin-transfer.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal, wrongField } from '../kernel/refusal.ts'
import { dayIn } from '../kernel/time/clock.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'
import { emission } from '../kernel/work/outbox.ts'
import { coinSubject } from '../payment/consume-grant.ts'
import { asRefusal } from '../wallet/as-refusal.ts'
import { postingOf, type Transfer } from '../wallet/post-transfer.ts'
import { checkPayee } from './find-payee.ts'
import { columns, showCoinTransfer, type CoinTransferRow } from './queries.ts'
import { newCoinTransferNo } from './rules.ts'
import { coinTransferSettings } from './settings.ts'

type Input = InputOf<typeof contract.make>

/** What is transferred; the amount in the unit's smallest part. */
type Order = Pick<Input, 'payee_id' | 'unit' | 'remark'> & { amount: bigint }

const incomeCode = 13

/**
 * Transfers coins to another member, immediately and irreversibly (AST-10); the area is open. Needs a payment grant of purpose `coin_transfer` for
 * unit, amount and payee. Refuses as `checkPayee`, and the fields `amount`:
 * `coin_transfer.amount_not_positive`, `coin_transfer.exceeds_available`, and `unit`: `coin_transfer.unit_not_transferable`.
 */
export async function makeCoinTransfer(context: Context<MemberActor>, input: Input): Promise<CoinTransfer> {
  const { unit, payee_id, remark } = input
  const amount = toSmallest(input.amount, unit)
  if (!context.setting(coinTransferSettings.units).includes(unit)) throw wrongField('unit', 'coin_transfer.unit_not_transferable', { unit })
  if (amount === 0n) throw wrongField('amount', 'coin_transfer.amount_not_positive')
  const grant = { purpose: 'coin_transfer', subject: coinSubject(unit, payee_id), amount } as const
  const name = await checkPayee(context, payee_id, { grant, token: input.grant })
  const row = await insertTransfer(context, { payee_id, unit, amount, remark })
  return showCoinTransfer(row, context.actor.member_id, name)
}

/** Posts the transfer, writes its row and emits the event, in one statement. */
async function insertTransfer(context: Context<MemberActor>, order: Order): Promise<CoinTransferRow> {
  const { db, actor, now } = context
  const coin_transfer_no = newCoinTransferNo(dayIn(context.setting(zoneSettings.time_zone), now))
  const posting = postingOf(context, transferOf(actor.member_id, coin_transfer_no, order), sql`'coin_transfer ' || n.id`)
  try {
    const { rows } = await sql<CoinTransferRow>`
      with n as materialized (select nextval(pg_get_serial_sequence('coin_transfer', 'id'))::int as id),
      made as (
        insert into coin_transfer as t (id, coin_transfer_no, payer_id, payee_id, unit, amount, remark, transfer_id, created_at)
        select n.id, ${coin_transfer_no}, ${actor.member_id}, ${order.payee_id}, ${order.unit}, ${order.amount}, ${order.remark}, ${posting}, ${now}
        from n returning ${columns}
      ),
      emitted as (${emission(context, 'coin_transfer.made', { payload: sql`jsonb_build_object('coin_transfer_id', coin_transfer_id)`, from: sql`made` })})
      select * from made`.execute(db)
    return rows[0]!
  } catch (error) {
    throw refusalOf(error)
  }
}

function transferOf(payer: number, coin_transfer_no: string, { payee_id, unit, amount }: Order): Transfer {
  return {
    kind: 'coin_transfer.make',
    topic: 'transfer',
    key: coin_transfer_no,
    income_code: incomeCode,
    reason: coin_transfer_no,
    entries: [
      { account: { member: payer, unit, purpose: 'available' }, amount: -amount },
      { account: { member: payee_id, unit, purpose: 'available' }, amount },
    ],
  }
}

function refusalOf(error: unknown): unknown {
  const refusal = asRefusal(error)
  const isShort = refusal instanceof Refusal && refusal.code === 'wallet.insufficient'
  return isShort ? wrongField('amount', 'coin_transfer.exceeds_available') : refusal
}
