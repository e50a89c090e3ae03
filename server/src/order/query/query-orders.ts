import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { order as contract } from '@longmall/contract/order.ts'
import { sql } from 'kysely'
import { atLeast } from '../../code/at-least.ts'
import { checkCaptcha, dropCaptcha } from '../../code/check-captcha.ts'
import { checkCode } from '../../code/check-code.ts'
import { pretendCode } from '../../code/pretend-code.ts'
import { sendCode } from '../../code/send-code.ts'
import type { Context, MemberActor, VisitorActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { internationalMobile } from '../../member/mobile.ts'
import { lineNames } from '../line-names.ts'

type Input = InputOf<typeof contract.query>
type Output = OutputOf<typeof contract.query>

/** Nobody looks through more. */
const maxOrders = 20

/** What was typed: an order's number, or a phone as the whole world dials it. Refuses `order.invalid_keyword`. */
function readKeyword({ keyword, country }: Pick<Input, 'keyword' | 'country'>): { order_no: string } | { mobile: string } {
  const text = keyword.replace(/\s/g, '')
  // The day and twelve random digits: no phone is as long.
  if (/^20\d{18}$/.test(text)) return { order_no: text }
  const mobile = internationalMobile(keyword, country)
  if (mobile === null) throw new Refusal('order.invalid_keyword')
  return { mobile }
}

const subjectOf = (query: ReturnType<typeof readKeyword>) => ('order_no' in query ? `order ${query.order_no}` : `mobile ${query.mobile}`)

/** The phone for the code: the order's own, or the typed one when an order has it. Null: none. */
async function findPhone({ db }: Context, query: ReturnType<typeof readKeyword>): Promise<string | null> {
  const which = 'order_no' in query ? sql`order_no = ${query.order_no}` : sql`contact_mobile = ${query.mobile}`
  const { rows } = await sql<{
    contact_mobile: string | null
  }>`select contact_mobile from shop_order where ${which} order by id desc limit 1`.execute(db)
  return rows[0]?.contact_mobile ?? null
}

/**
 * Sends a code to an order's phone after the captcha. Response, counts and timing are the same when there is no such order, so that it
 * reveals none (ORD-15). Refuses `order.invalid_keyword`, and as the captcha and the code do.
 */
export async function sendQueryCode(
  context: Context,
  { captcha, ...input }: InputOf<typeof contract.send_query_code>,
): Promise<OutputOf<typeof contract.send_query_code>> {
  const query = readKeyword(input)
  await checkCaptcha(context, captcha)
  return atLeast(() =>
    context.transaction(async (inner) => {
      const codePurpose = { purpose: 'order_query', subject: subjectOf(query) } as const
      const mobile = await findPhone(inner, query)
      const { expires_at, resend_at } =
        mobile === null ? await pretendCode(inner, codePurpose) : await sendCode(inner, { ...codePurpose, to: { mobile } })
      await dropCaptcha(inner, captcha.captcha_id)
      return { expires_at, resend_at }
    }),
  )
}

/**
 * Orders by number or phone (ORD-15). Without a code members find only their own; with the code of the order's phone one sees its state,
 * but not the recipient. Refuses `order.invalid_keyword`, `code.wrong`, `code.wrong_attempts_left`, `code.expired`.
 */
export async function queryOrders(context: Context<MemberActor | VisitorActor>, { code, ...input }: Input): Promise<Output> {
  const query = readKeyword(input)
  const own = context.actor.kind === 'member' ? context.actor.member_id : null
  if (code !== undefined) await checkCode(context, { purpose: 'order_query', subject: subjectOf(query), code })
  else if (own === null) return { list: [] }
  const which = 'order_no' in query ? sql`o.order_no = ${query.order_no}` : sql`o.contact_mobile = ${query.mobile}`
  const ownFilter = code === undefined ? sql`and o.member_id = ${own}` : sql``
  const { rows } = await sql<Output['list'][number]>`
    select o.id as order_id, coalesce(o.member_id = ${own}::int, false) as is_mine, o.order_no, o.order_type, o.state, l.lines, l.total_quantity,
      decimal_text(o.total, 2) as total, o.created_at, o.shipped_at, o.received_at
    from shop_order o cross join lateral (
      select sum(quantity)::int as total_quantity, jsonb_agg(jsonb_build_object('order_goods_id', id, 'goods_id', goods_id, 'sku_id', sku_id, ${lineNames(context.language)},
        'picture', picture, 'unit_price', decimal_text(unit_price, 2), 'quantity', quantity, 'is_gift', is_gift,
        'refunded_quantity', refunded_quantity, 'after_sale_state', after_sale_state) order by id) as lines
      from order_line where order_id = o.id) l
    where ${which} and o.deleted_at is null ${ownFilter} order by o.id desc limit ${maxOrders}`.execute(context.db)
  return { list: rows }
}
