import type { Language } from '@longmall/contract/fields.ts'
import type { Context } from '../../kernel/context.ts'
import { priceText } from '../../kernel/shop-currency.ts'
import { queueMail } from '../../messaging/send-mail.ts'
import { findAfterSaleLine } from '../line/after-sale-line.ts'
import type { ReturnRow } from '../queries.ts'

type News = { template: 'return_refused' | 'return_parcel' | 'return_closed' } | { template: 'return_refunded'; amount: string }

/** Notifies the buyer by mail, in their own language, what became of a request without their doing. */
export async function notifyBuyer(context: Context, row: ReturnRow, news: News): Promise<void> {
  const { email, language } = await context.db
    .selectFrom('member')
    .select(['email', 'language'])
    .where('id', '=', row.member_id)
    .executeTakeFirstOrThrow()
  const line = (await findAfterSaleLine({ db: context.db, language: language as Language }, row.order_line_id))!
  const to = { to: email, language: language as Language }
  const about = { number: row.return_no, goods: line.goods_name }
  if (news.template === 'return_refused')
    return queueMail(context, { ...to, template: news.template, params: { ...about, reply: row.reply ?? '' } })
  if (news.template === 'return_parcel')
    return queueMail(context, { ...to, template: news.template, params: { ...about, until: row.buyer_deadline! } })
  if (news.template === 'return_refunded')
    return queueMail(context, {
      ...to,
      template: news.template,
      params: { ...about, amount: priceText(context.site, news.amount, to.language) },
    })
  return queueMail(context, { ...to, template: news.template, params: about })
}
