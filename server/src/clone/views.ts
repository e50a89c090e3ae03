import type { Clone, clone as contract } from '@longmall/contract/clone.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { earnedOfClones, earnedOfMember } from '../award/views/earned.ts'
import type { Context, MemberActor, StaffActor } from '../kernel/context.ts'
import { readPage, type ListOrder } from '../kernel/database/list-order.ts'
import { Refusal } from '../kernel/refusal.ts'
import { entryGrade } from '../member/level/rules.ts'
import { positionOf } from '../network/view/position-of.ts'
import { balanceOf } from '../wallet/balances.ts'
import { cloneCost, clonesFor, type Owner } from './rules.ts'

type Accounts = OutputOf<typeof contract.mine>
type Page = InputOf<typeof contract.mine>

/** The caller's accounts: the main one, and the clones by their number. */
export const viewMine = (context: Context<MemberActor>, page: Page): Promise<Accounts> => accountsOf(context, context.actor.member_id, page)

/** The accounts of a member, for operators. Refuses `member.not_found`. */
export const listClones = (context: Context<StaffActor>, { member_id, ...page }: InputOf<typeof contract.list>): Promise<Accounts> =>
  accountsOf(context, member_id, page)

const order: ListOrder<'ordinal'> = { id: sql`c.ordinal`, defaultSort: 'ordinal', sorts: { ordinal: 'id' } }

async function accountsOf(context: Context, member_id: number, page: Page): Promise<Accounts> {
  const { db } = context
  const owner = await sql<Owner & { created_at: string; clone_count: number }>`
    select grade, state, is_frozen, created_at, (select count(*)::int from clone where owner_id = ${member_id}) as clone_count
    from member where id = ${member_id}`.execute(db)
  if (!owner.rows[0]) throw new Refusal('member.not_found')
  const { grade, is_frozen, created_at, clone_count } = owner.rows[0]
  const { list, next } = await readPage(
    db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<Omit<Clone, 'earned'>>`
      select c.ordinal, c.node_id, c.created_at${cursorColumn} from clone c where c.owner_id = ${member_id} and ${after} order by ${by} limit ${limit}`,
  )
  const earned = await earnedOfClones(
    context,
    list.flatMap(({ node_id }) => node_id ?? []),
  )
  const usda = await balanceOf(context, { member: member_id, unit: 'USDA', purpose: 'available' })
  return {
    list: list.map((one) => ({ ...one, earned: toDecimal(earned.get(one.node_id ?? 0) ?? 0n, 'USDS') })),
    next,
    main: {
      node_id: await positionOf(context, member_id),
      created_at,
      earned: toDecimal(await earnedOfMember(context, member_id), 'USDS'),
    },
    grade,
    clone_count,
    usda: toDecimal(usda, 'USDA'),
    usda_per_clone: toDecimal(cloneCost, 'USDA'),
    usda_missing: toDecimal(clonesFor(usda).missing, 'USDA'),
    is_am: grade >= entryGrade,
    is_frozen,
  }
}
