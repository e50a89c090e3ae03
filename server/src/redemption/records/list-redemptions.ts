import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { DeskRedemption, RedemptionKind, redemption as contract } from '@longmall/contract/redemption.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context, MemberActor, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { windowOfDays, zoneSettings } from '../../kernel/time/store-zone.ts'
import { chooseDesks, clerkDesks } from '../clerk-desks.ts'
import { type RedemptionRow, redemptionColumns } from './redemption-row.ts'
import { showForClerk, showForMember, showForStaff } from './show-redemptions.ts'

export type { RedemptionRow }

const order: ListOrder<'redeemed_at'> = {
  id: sql`r.id`,
  defaultSort: '-redeemed_at',
  sorts: { redeemed_at: { instant: sql`r.redeemed_at` } },
}

const during = (context: Context, { from, until }: { from?: string | undefined; until?: string | undefined }): RawBuilder<unknown> => {
  const zone = context.setting(zoneSettings.time_zone)
  const start = from === undefined ? sql`` : sql`and r.redeemed_at >= ${windowOfDays(zone, from, from).starts_at}`
  return until === undefined ? start : sql`${start} and r.redeemed_at < ${windowOfDays(zone, until, until).ends_at}`
}

/** Hand-overs at the caller's stores, the newest first, 20 a page by default. Refuses `redemption.not_clerk`. */
export async function listOfDesk(
  context: Context<MemberActor>,
  { branch_id, is_own, day, kind, ...page }: InputOf<typeof contract.list>,
): Promise<OutputOf<typeof contract.list>> {
  const stores = chooseDesks(await clerkDesks(context), branch_id).map((desk) => desk.branch_id)
  const conditions = sql`${kind ? sql`and r.kind = ${kind}` : sql``} ${is_own ? sql`and r.clerk_id = ${context.actor.member_id}` : sql``}
    ${during(context, { from: day, until: day })}`
  const { list, next } = await readPage(
    context.db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<RedemptionRow>`
      select ${redemptionColumns}${cursorColumn} from unnest(${stores}::int[]) s (id) cross join lateral (
        select * from redemption r where r.store_id = s.id and ${after} ${conditions} order by ${by} limit ${limit}) r
      order by ${by} limit ${limit}`,
  )
  return { list: await showForClerk(context, list), next }
}

/** What was handed over to the caller, the newest first, 20 a page by default (DSK-03). */
export async function listOwn(context: Context<MemberActor>, page: InputOf<typeof contract.mine>): Promise<OutputOf<typeof contract.mine>> {
  const { list, next } = await readPage(
    context.db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<RedemptionRow>`
      select ${redemptionColumns}${cursorColumn} from redemption r where r.member_id = ${context.actor.member_id} and ${after}
      order by ${by} limit ${limit}`,
  )
  return { list: await showForMember(context, list), next }
}

/** Hand-overs at all stores, the newest first by default, 20 a page by default. */
export async function listAll(
  context: Context<StaffActor>,
  { branch_id, clerk_id, member_id, kind, from, until, subject_no, ...page }: InputOf<typeof contract.list_redemptions>,
): Promise<OutputOf<typeof contract.list_redemptions>> {
  const conditions = sql`${branch_id ? sql`and r.store_id = ${branch_id}` : sql``} ${clerk_id ? sql`and r.clerk_id = ${clerk_id}` : sql``}
    ${member_id ? sql`and r.member_id = ${member_id}` : sql``} ${kind ? sql`and r.kind = ${kind}` : sql``}
    ${subject_no ? sql`and r.subject_no = ${subject_no}` : sql``} ${during(context, { from, until })}`
  const { list, next } = await readPage(
    context.db,
    order,
    { ...page, isSelective: member_id !== undefined || subject_no !== undefined },
    ({ after, by, cursorColumn, limit }) => sql<RedemptionRow>`
      select ${redemptionColumns}${cursorColumn} from redemption r where ${after} ${conditions} order by ${by} limit ${limit}`,
  )
  return { list: await showForStaff(context, list), next }
}

/** A hand-over as stored. */
export async function viewRow({ db }: Context, redemption_id: number): Promise<RedemptionRow | undefined> {
  const { rows } = await sql<RedemptionRow>`select ${redemptionColumns} from redemption r where r.id = ${redemption_id}`.execute(db)
  return rows[0]
}

/** One as its desk sees it; Error for none. */
export async function findRedemption(context: Context<MemberActor>, redemption_id: number): Promise<DeskRedemption> {
  return (await showForClerk(context, [(await viewRow(context, redemption_id))!]))[0]!
}

/** One at a store of the caller. Refuses `redemption.not_clerk`, `redemption.not_found`. */
export async function viewRedemption(
  context: Context<MemberActor>,
  { redemption_id }: InputOf<typeof contract.view>,
): Promise<DeskRedemption> {
  const desks = await clerkDesks(context)
  const row = await viewRow(context, redemption_id)
  if (!row || !desks.some(({ branch_id }) => branch_id === row.store_id)) throw new Refusal('redemption.not_found')
  return (await showForClerk(context, [row]))[0]!
}

/** Earlier hand-overs of the same order or withdrawal, the newest first, 100 at most. */
export async function historyOf(context: Context<MemberActor>, kind: RedemptionKind, subject_no: string): Promise<DeskRedemption[]> {
  const { rows } = await sql<RedemptionRow>`
    select ${redemptionColumns} from redemption r where r.subject_no = ${subject_no} and r.kind = ${kind}
    order by r.redeemed_at desc, r.id desc limit 100`.execute(context.db)
  return showForClerk(context, rows)
}
