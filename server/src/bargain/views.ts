import type { bargain as contract, Help, OwnBargain, SharedBargain } from '@longmall/contract/bargain.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { skusForSale, type SkuForSale } from '../catalogue/skus-for-sale.ts'
import { requireAddon } from '../kernel/addons.ts'
import type { Context, MemberActor, StaffActor, VisitorActor } from '../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../kernel/database/cursor.ts'
import { readPage, type ListOrder } from '../kernel/database/list-order.ts'
import { maskName } from '../kernel/security/mask-name.ts'
import { Refusal } from '../kernel/refusal.ts'
import { bargainColumns, findBargain, type BargainRow } from './queries.ts'
import { alternativeSkus, soldOutBargains } from './alternative-skus.ts'
import { canBuy, closedReason, cutPercent } from './rules.ts'

const money = (amount: bigint) => toDecimal(amount, 'MONEY')

/** What everybody may read of a bargain, its names in the caller's language. */
function commonFields({ language }: Context, row: BargainRow, skus: readonly SkuForSale[]) {
  const { bargain_id, promotion_id, goods_id, sku_id, state, start_price, floor_price, price } = row
  const sku = skus.find((one) => one.sku_id === sku_id)
  const name = row.offer.names[language] ?? row.offer.names['en-us'] ?? ''
  return {
    bargain_id,
    promotion_id,
    goods_id,
    sku_id,
    name,
    goods_name: sku?.goods_name ?? name,
    sku_name: sku?.sku_name ?? '',
    picture: sku?.picture ?? null,
    state,
    start_price: money(start_price),
    floor_price: money(floor_price),
    price: money(price),
    cut_total: money(start_price - price),
    remaining_cut: money(price - floor_price),
    cut_percent: cutPercent(row),
    helpers: row.helpers,
    helped: row.helped,
    floor_only: row.floor_only,
    started_at: row.started_at,
    ends_at: row.ends_at,
  }
}

/** A bargain for its owner and for friends: who took off how much, the last one first. Refuses `call.feature_off`, `bargain.not_found`. */
export async function viewBargain(
  context: Context<MemberActor | VisitorActor>,
  { bargain_id }: InputOf<typeof contract.view>,
): Promise<SharedBargain> {
  requireAddon(context, 'bargain')
  const { db, actor, now } = context
  const row = await findBargain(context, bargain_id)
  if (!row) throw new Refusal('bargain.not_found')
  const { rows: helps } = await sql<Help & { member_id: number }>`
    select h.member_id, u.nickname, u.avatar, decimal_text(h.cut, 2) as cut, h.helped_at
    from bargain_help h join member u on u.id = h.member_id where h.bargain_id = ${bargain_id} order by h.position desc`.execute(db)
  const owner = await db.selectFrom('member').select(['nickname', 'avatar']).where('id', '=', row.member_id).executeTakeFirstOrThrow()
  const caller = actor.kind === 'member' ? actor.member_id : null
  const is_mine = row.member_id === caller
  const my_cut = helps.find((one) => one.member_id === caller)?.cut ?? null
  const skus = await skusForSale(context, [row.sku_id])
  const is_sold_out = row.state === 'cutting' && (await soldOutBargains(context, [row], skus)).has(bargain_id)
  const others = is_sold_out ? await alternativeSkus(context, row) : []
  return {
    ...commonFields(context, row, skus),
    is_sold_out,
    alternatives: others.map(({ sku_id, sku_name, price }) => ({ sku_id, sku_name, price: money(price) })),
    owner: { nickname: maskName(owner.nickname), avatar: owner.avatar },
    helps: helps.map(({ member_id: _member, nickname, ...help }) => ({ ...help, nickname: maskName(nickname) })),
    is_mine,
    can_buy: is_mine && !is_sold_out && canBuy(row, now),
    my_cut,
    can_help: !is_mine && my_cut === null && closedReason(row, now) === null && (!is_sold_out || others.length > 0),
  }
}

const statesOfTab = { open: ['cutting', 'ordered'], purchased: ['purchased'], failed: ['failed'] }

/** The caller's bargains of a tab, the last one first, 10 a page by default. */
export async function listMine(
  context: Context<MemberActor>,
  { tab, promotion_id, cursor, page_size = 10 }: InputOf<typeof contract.mine>,
): Promise<OutputOf<typeof contract.mine>> {
  const { db, actor, now } = context
  const [before] = cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.id])
  const { rows } = await sql<BargainRow>`
    select ${bargainColumns} from bargain b where b.member_id = ${actor.member_id} and b.id < ${before}::bigint
      ${tab ? sql`and b.state = any (${statesOfTab[tab]})` : sql``} ${promotion_id ? sql`and b.promotion_id = ${promotion_id}` : sql``}
    order by b.id desc limit ${page_size + 1}`.execute(db)
  const { list, next } = cutPage(rows, page_size, (row) => [row.bargain_id])
  const skus = await skusForSale(context, [...new Set(list.map((row) => row.sku_id))])
  const soldOutIds = await soldOutBargains(context, list, skus)
  const show = (row: BargainRow): OwnBargain => {
    const is_sold_out = row.state === 'cutting' && soldOutIds.has(row.bargain_id)
    return { ...commonFields(context, row, skus), is_sold_out, can_buy: !is_sold_out && canBuy(row, now) }
  }
  return { list: list.map(show), next }
}

const order: ListOrder<'started_at' | 'ends_at' | 'price'> = {
  id: sql`b.id`,
  defaultSort: '-started_at',
  sorts: { started_at: 'id', ends_at: { instant: sql`b.ends_at` }, price: { number: sql`b.price` } },
}

/** Bargains with their owners, 20 a page by default, the newest first by default. */
export async function searchBargains(
  context: Context<StaffActor>,
  { promotion_id, goods_id, member_id, state, ...page }: InputOf<typeof contract.search>,
): Promise<OutputOf<typeof contract.search>> {
  const { list, next } = await readPage(
    context.db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<BargainRow & { account: string }>`
      select ${bargainColumns}, u.account${cursorColumn} from bargain b join member u on u.id = b.member_id where ${after}
        ${state ? sql`and b.state = ${state}` : sql``} ${promotion_id ? sql`and b.promotion_id = ${promotion_id}` : sql``}
        ${goods_id ? sql`and b.goods_id = ${goods_id}` : sql``} ${member_id ? sql`and b.member_id = ${member_id}` : sql``}
      order by ${by} limit ${limit}`,
  )
  const skus = await skusForSale(context, [...new Set(list.map((row) => row.sku_id))])
  return {
    list: list.map((row) => ({
      ...commonFields(context, row, skus),
      member_id: row.member_id,
      account: row.account,
      decided_at: row.decided_at,
    })),
    next,
  }
}
