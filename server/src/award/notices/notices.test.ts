import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buyStartUp, makeReferral, makeStartUp, openStartUpShop } from '../../member/test/start-up.ts'
import type { Buyer } from '../../order/test/shopping.ts'
import { openAfterSale } from '../../refund/test/after-sale.ts'
import { today } from '../plan/today.ts'

const shop = await openStartUpShop()
const afterSale = await openAfterSale(shop)
const sku_id = await makeStartUp(shop)
await shop.passMidnight()

const join = (sponsor: Buyer | null, grade = 0) => makeReferral(shop, sponsor, grade)
const mailsTo = async ({ member_id }: Buyer) => {
  const { rows } = await sql<{ template: string; subject: string; body: string }>`
    select template, subject, body from message where recipient = (select email from member where id = ${member_id})
      and template like 'award%' order by id`.execute(shop.db)
  return rows
}
const nothing = { day: null, worth: '0.000', paid: [], news: [], debts: [] }
const sponsor = await join(null, 5)
const buyer = await join(sponsor)
const other = await join(sponsor)
let order_id = 0

test('AST-13 a day of awards is told in the shop, once for the run, and writes no mail', async () => {
  expect(await sponsor.call('award/digest', {})).toEqual(nothing)
  order_id = await buyStartUp(shop, buyer, sku_id)
  await shop.relay()
  const day = today(shop.systemContext())
  await shop.advance({ days: 1 })
  expect(await sponsor.call('award/digest', {})).toEqual({
    ...nothing,
    day,
    worth: '30.000',
    paid: [
      { unit: 'ACC', amount: '21.000' },
      { unit: 'USDS', amount: '9.000' },
    ],
  })
  expect(await mailsTo(sponsor)).toEqual([])
  expect(await buyer.call('award/digest', {})).toEqual(nothing)
})

test('AST-13 what the third day unlocked is told', async () => {
  await shop.advance({ days: 3 })
  expect((await sponsor.call('award/digest', {})).news).toEqual([
    {
      kind: 'released',
      amounts: [
        { unit: 'ACC', amount: '21.000' },
        { unit: 'USDS', amount: '9.000' },
      ],
      order_no: null,
    },
  ])
})

test('AST-13 R-22 a refund tells by mail what is taken back and what is owed, with the order, in the language of the member', async () => {
  await sql`update member set language = 'zh-cn' where id = ${sponsor.member_id}`.execute(shop.db)
  await sql`
    select post_transfer('test.spend', 'x', null, 'system', 'x', null, store_now(), array[${sponsor.member_id}, null]::int[],
      array['USDS', 'USDS'], array['available', 'treasury'], array[-9000, 9000]::bigint[], null, 'various')`.execute(shop.db)
  const { order_no, lines } = await buyer.call('order/view', { order_id })
  const { refund_id } = await afterSale.requestRefund(buyer, lines[0]!.order_goods_id)
  await afterSale.approve(refund_id)
  const day = today(shop.systemContext())
  await shop.advance({ days: 1 })
  const [mail, ...more] = await mailsTo(sponsor)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ template: 'award_debt', subject: '您有部分奖励待抵扣' })
  expect(mail!.body).toContain(order_no)
  expect(mail!.body).toContain('应收回 21.000 ACC · 9.000 USDS')
  expect(mail!.body).toContain('其中 9.000 USDS 您已使用')
  expect(await sponsor.call('award/digest', {})).toEqual({
    ...nothing,
    day,
    news: [{ kind: 'taken_back', amounts: [{ unit: 'ACC', amount: '21.000' }], order_no }],
    debts: [{ unit: 'USDS', amount: '9.000' }],
  })
  expect((await sponsor.call('award/profit', {})).list.find(({ unit }) => unit === 'USDS')).toMatchObject({ debt: '9.000' })
})

test('AST-13 R-22 the settlement of a debt by a later award is told', async () => {
  await buyStartUp(shop, other, sku_id)
  await shop.relay()
  await shop.advance({ days: 1 })
  const { news: locked } = await sponsor.call('award/digest', {})
  expect(locked).toEqual([])
  await shop.advance({ days: 3 })
  const { news, debts } = await sponsor.call('award/digest', {})
  expect(news.map(({ kind }) => kind)).toEqual(['released', 'debt_settled'])
  expect(news[1]!.amounts).toEqual([{ unit: 'USDS', amount: '9.000' }])
  expect(debts).toEqual([])
  expect(await mailsTo(sponsor)).toHaveLength(1)
  await shop.advance({ days: 8 })
  expect(await sponsor.call('award/digest', {})).toEqual(nothing)
})
