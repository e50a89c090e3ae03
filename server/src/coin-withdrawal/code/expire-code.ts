import type { Context } from '../../kernel/context.ts'
import { columns, type CoinWithdrawalRow } from '../queries.ts'
import { returnCoins } from '../request/end-withdrawal.ts'
import { stateAfter } from '../rules.ts'
import { sql } from 'kysely'

/** Makes the coins of a code that was not used in time available again (the timer `coin_withdrawal.expire`). */
export async function expireCode(context: Context, subject: string): Promise<void> {
  const { rows } = await sql<CoinWithdrawalRow>`
    select ${columns} from coin_withdrawal w where w.id = ${Number(subject)} for update`.execute(context.db)
  const row = rows[0]
  if (!row || stateAfter(row.state, 'expire', row.way) === null || row.expires_at! > context.now) return
  await returnCoins(context, row, 'expired')
}
