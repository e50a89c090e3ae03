import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { maskName } from '../kernel/security/mask-name.ts'
import { notifyMember } from '../messaging/send-mail.ts'
import type { CoinTransferEvents } from './events.ts'
import { columns, type CoinTransferRow } from './queries.ts'

/** Tells the payee that coins have arrived. */
export async function notifyPayee(context: Context, { coin_transfer_id }: CoinTransferEvents['coin_transfer.made']): Promise<void> {
  const { rows } = await sql<CoinTransferRow & { nickname: string }>`
    select ${columns}, m.nickname from coin_transfer t join member m on m.id = t.payer_id where t.id = ${coin_transfer_id}`.execute(
    context.db,
  )
  for (const { coin_transfer_no, payer_id, payee_id, nickname, unit, amount } of rows)
    await notifyMember(context, payee_id, 'coins_received', () => ({
      number: coin_transfer_no,
      amount: `${toDecimal(amount, unit)} ${unit}`,
      payer: `${maskName(nickname)} (${payer_id})`,
    }))
}
