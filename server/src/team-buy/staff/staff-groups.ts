import type { teamBuy as contract, StaffGroup } from '@longmall/contract/team-buy.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import { skusForSale } from '../../catalogue/skus-for-sale.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { completeGroup, failGroup } from '../decide-group.ts'
import '../events.ts'
import { removeSeat } from '../leave-group.ts'
import { lockFormingGroup, seatsOf } from '../queries.ts'
import { localizedName, type OfferSnapshot } from '../rules.ts'
import { notifyMembers } from '../notify-members.ts'

type Row = Omit<StaffGroup, 'name' | 'goods_name' | 'picture'> & { offer: OfferSnapshot }

const order: ListOrder<'started_at' | 'ends_at'> = {
  id: sql`g.id`,
  defaultSort: '-started_at',
  sorts: { started_at: 'id', ends_at: { instant: sql`g.ends_at` } },
}

/** Groups with their seats, 20 a page by default, the newest first by default. */
export async function listStaffGroups(
  context: Context<StaffActor>,
  { promotion_id, goods_id, member_id, state, ...page }: InputOf<typeof contract.staff_groups>,
): Promise<OutputOf<typeof contract.staff_groups>> {
  const { list, next } = await readPage(context.db, order, page, ({ after, by, cursorColumn, limit }) =>
    groupsSql(
      sql`${after} ${promotion_id ? sql`and g.promotion_id = ${promotion_id}` : sql``} ${state ? sql`and g.state = ${state}` : sql``}
      ${goods_id ? sql`and g.goods_id = ${goods_id}` : sql``}
      ${member_id ? sql`and g.id = any (array(select s.group_id from team_buy_member s where s.member_id = ${member_id}))` : sql``}
      order by ${by} limit ${limit}`,
      cursorColumn,
    ),
  )
  return { list: await show(context, list), next }
}

const groupsSql = (rest: RawBuilder<unknown>, cursorColumn: RawBuilder<unknown> = sql``) => sql<Row>`
    select g.id as group_id, g.version, g.promotion_id, g.goods_id, g.offer, g.state, g.size, g.joined, g.started_at, g.ends_at, g.decided_at, g.completed_by,
      g.failure_reason,
      (select jsonb_agg(jsonb_build_object('member_id', s.member_id, 'account', u.account, 'order_id', s.order_id, 'sku_id', s.sku_id,
          'is_leader', s.member_id = g.leader_id and s.left_at is null, 'joined_at', ${wireTime('s.joined_at')}, 'left_at', ${wireTime('s.left_at')}) order by s.joined_at, s.order_id)
        from team_buy_member s join member u on u.id = s.member_id where s.group_id = g.id) as members${cursorColumn}
    from team_buy_team g where ${rest}`

async function show(context: Context, rows: readonly Row[]): Promise<StaffGroup[]> {
  const skus = await skusForSale(context, [...new Set(rows.map(({ offer }) => offer.items[0]!.sku_id))])
  return rows.map(({ offer, ...row }) => {
    const sku = skus.find((one) => one.sku_id === offer.items[0]!.sku_id)
    const name = localizedName(offer.names, context.language)
    return { ...row, name, goods_name: sku?.goods_name ?? name, picture: sku?.picture ?? null }
  })
}

const wireTime = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
async function oneGroup(context: Context, group_id: number): Promise<StaffGroup> {
  const { rows } = await groupsSql(sql`g.id = ${group_id}`).execute(context.db)
  return (await show(context, rows))[0]!
}

/** Completes a forming group in the shop's name. Refuses `team_buy.not_found`, `team_buy.decided`, `team_buy.changed`. */
export async function completeByStaff(context: Context<StaffActor>, input: InputOf<typeof contract.complete>): Promise<StaffGroup> {
  const group = await lockFormingGroup(context, input)
  await completeGroup(context, group, 'shop')
  await auditDecision(context, group.group_id, { state: 'completed' })
  return oneGroup(context, group.group_id)
}

/** Ends a forming group; everybody in it is refunded. Refuses as `completeByStaff`. */
export async function failByStaff(context: Context<StaffActor>, input: InputOf<typeof contract.fail>): Promise<StaffGroup> {
  const group = await lockFormingGroup(context, input)
  await failGroup(context, group, 'operator')
  await auditDecision(context, group.group_id, { state: 'failed' })
  return oneGroup(context, group.group_id)
}

/** Takes a member out of a forming group; their order is refunded. Refuses as `completeByStaff`, and `team_buy.not_a_member`. */
export async function removeMember(
  context: Context<StaffActor>,
  { member_id, ...input }: InputOf<typeof contract.remove>,
): Promise<StaffGroup> {
  const group = await lockFormingGroup(context, input)
  const { group_id } = group
  const seat = (await seatsOf(context, group_id)).find((one) => one.member_id === member_id)
  if (!seat) throw new Refusal('team_buy.not_a_member')
  await removeSeat(context, group, seat)
  await notifyMembers(context, [seat], { template: 'team_buy_removed' })
  await emit(context, 'team_buy.failed', { group_id, order_ids: [seat.order_id], reason: 'removed' })
  await auditDecision(context, group_id, { removed: member_id, order_id: seat.order_id })
  return oneGroup(context, group_id)
}

const auditDecision = (context: Context<StaffActor>, group_id: number, after: object) =>
  audit(context, { subject: `team_buy ${group_id}`, before: { state: 'forming' }, after })
