import type { RefusalCode } from '@longmall/contract/errors.ts'
import { sql } from 'kysely'
import { areaClosureFor } from '../../asset-area/require-area.ts'
import type { Context } from '../../kernel/context.ts'

export interface OwnedBox {
  member_id: number
  state: string
}

/** A device, locked until the commit. */
export async function lockBox({ db }: Context, box_id: number): Promise<OwnedBox | undefined> {
  const { rows } = await sql<OwnedBox>`select member_id, state from box where id = ${box_id} for update`.execute(db)
  return rows[0]
}

/**
 * Why a member cannot become the owner of a device; null where they can: `box.over` of one that expired or was returned, `box.same_owner`, `box.member_unknown`
 * also of a closed account, `box.owner_frozen` of one that an operator froze or locked, `box.owner_closed_area` where the area is closed to them.
 */
export async function ownerBlocker(context: Context, box: OwnedBox, member_id: number): Promise<RefusalCode | null> {
  if (box.state === 'expired' || box.state === 'returned') return 'box.over'
  if (box.member_id === member_id) return 'box.same_owner'
  const { rows } = await sql<{ state: string; is_frozen: boolean }>`
    select state, is_frozen from member where id = ${member_id} and state <> 'cancelled' for share`.execute(context.db)
  if (!rows[0]) return 'box.member_unknown'
  if (rows[0].is_frozen || rows[0].state !== 'active') return 'box.owner_frozen'
  return (await areaClosureFor(context, member_id)) === null ? null : 'box.owner_closed_area'
}
