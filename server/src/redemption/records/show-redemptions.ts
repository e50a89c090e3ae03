import type { DeskRedemption, Redemption, StaffRedemption } from '@longmall/contract/redemption.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { type MemberName, namesOfMembers } from '../../member/profile/names-of-members.ts'
import { namesOfLines } from '../../order/query/names-of-lines.ts'
import { namesOfStores } from '../../store/desks.ts'
import { undoUntil } from '../rules.ts'
import type { RedemptionRow } from './redemption-row.ts'

/** Hand-overs as their buyer sees them, in the caller's language and in the order given. Two statements. */
export async function showForMember(context: Context, rows: readonly RedemptionRow[]): Promise<Redemption[]> {
  if (rows.length === 0) return []
  const stores = await namesOfStores(
    context,
    rows.map((row) => row.store_id),
  )
  const names = await namesOfLines(
    context,
    rows.flatMap((row) => row.lines.map((line) => line.order_goods_id)),
  )
  return rows.map(({ redemption_id, kind, subject_no, store_id, unit, net, worth, redeemed_at, undone_at, undo_reason, lines }) => ({
    redemption_id,
    kind,
    subject_no,
    branch: { branch_id: store_id, name: stores.get(store_id) ?? '' },
    redeemed_at,
    coins: unit === null ? null : { unit, net: toDecimal(net!, unit), worth: toDecimal(worth!, 'MONEY') },
    lines: lines.map((line) => ({ ...line, ...(names.get(line.order_goods_id) ?? { goods_name: '', sku_name: '' }) })),
    undone_at,
    undo_reason,
  }))
}

async function withMembers<Shown>(
  context: Context,
  rows: readonly RedemptionRow[],
  show: (shown: Redemption, row: RedemptionRow, names: ReadonlyMap<number, MemberName>) => Shown,
): Promise<Shown[]> {
  const shown = await showForMember(context, rows)
  const members = await namesOfMembers(
    context.db,
    rows.flatMap((row) => [row.member_id, row.clerk_id]),
  )
  return shown.map((one, n) => show(one, rows[n]!, members))
}

/** The same as clerks see them; what the caller can still undo says until when. */
export const showForClerk = (context: Context<MemberActor>, rows: readonly RedemptionRow[]): Promise<DeskRedemption[]> =>
  withMembers(context, rows, (shown, { kind, member_id, clerk_id, redeemed_at, undone_at }, names) => {
    const until = undoUntil(redeemed_at)
    const isUndoable = kind !== 'coin_withdrawal' && clerk_id === context.actor.member_id && undone_at === null && until > context.now
    return {
      ...shown,
      member_name: names.get(member_id)?.nickname ?? '',
      clerk_name: names.get(clerk_id)?.nickname ?? '',
      undo_until: isUndoable ? until : null,
    }
  })

/** The same as operators see them. */
export const showForStaff = (context: Context, rows: readonly RedemptionRow[]): Promise<StaffRedemption[]> =>
  withMembers(context, rows, (shown, { member_id, clerk_id }, names) => ({
    ...shown,
    member_id,
    clerk_id,
    clerk_account: names.get(clerk_id)?.account ?? '',
  }))
