import { sql } from 'kysely'
import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'
import { failBargain } from './fail-bargain.ts'
import { bargainColumns, type BargainRow } from './queries.ts'

/** Open bargains fail; purchases remain with their orders, and cuts with their bargains, without a name. */
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
