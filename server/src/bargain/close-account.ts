import { sql } from 'kysely'
import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'
import { failBargain } from './fail-bargain.ts'
import { bargainColumns, type BargainRow } from './queries.ts'

/** What is still cut fails; what was bought stays with its order, and helps with their bargains, nameless. */
export const bargainAccountClosure: AccountClosureStep = {
  domain: 'bargain',
  findBlocker: noBlocker,
  erase: async (context, member_id) => {
    const { rows } = await sql<BargainRow>`
      select ${bargainColumns} from bargain b where b.member_id = ${member_id} and b.state = 'cutting' order by b.id for update`.execute(
      context.db,
    )
    for (const one of rows) await failBargain(context, one)
  },
}
