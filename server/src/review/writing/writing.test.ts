import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openTestShop, type Client } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { refusalOf } from '../../order/test/shopping.ts'
import { openFulfilmentFixture } from '../../fulfilment/test/fulfilment-fixture.ts'

const shop = await openTestShop()
const room = await openFulfilmentFixture(shop)
const moderator = await staffClient(shop, 'support')

/** An upload of the member's as `/api/upload/evaluate` leaves it. */
async function upload({ member_id }: Client, path = 'evaluate'): Promise<string> {
  const name = randomBytes(16).toString('hex')
  const pic_path = `/media/u/${name.slice(0, 2)}/${name}.webp`
  const [created_at, remove_after] = [new Date().toISOString(), '2999-01-01T00:00:00.000Z']
  await shop.db.insertInto('media').values({ pic_path, member_id, path, bytes: 1, width: 1, height: 1, created_at, remove_after }).execute()
  return pic_path
}

async function received() {
  const one = await room.paid()
  const { buyer, order_id } = one
  await (await staffClient(shop, 'operator')).call('fulfilment/ship', { order_id, carrier: 'harbour', tracking_no: `HB-${order_id}00` })
  await buyer.call('order/confirm_receipt', { order_id })
  return { ...one, line: { order_id, order_goods_id: one.lines[0]! } }
}
const review = { stars: 4, text: 'Fits well' }
const summary = () => shop.visitor().call('review/summary', { goods_id: room.goods_id })
const newest = async () => (await shop.visitor().call('review/list', { goods_id: room.goods_id })).list[0]!

describe('writing', () => {
  test('CAT-08 a buyer reviews what has come, with pictures, and everybody sees it at once', async () => {
    const { buyer, line } = await received()
    const before = await summary()
    const pic_paths = [await upload(buyer), await upload(buyer)]
    const made = await buyer.call('review/write', { ...line, ...review, pic_paths })
    expect(made).toMatchObject({ stars: 4, text: 'Fits well', is_default: false, appended: null, is_shown: true })
    expect(made.pictures.map(({ src, widths }) => [src, widths])).toEqual(pic_paths.map((path) => [path, []]))
    await shop.refresh()
    expect(await newest()).toMatchObject({ review_id: made.review_id, text: 'Fits well' })
    expect(await summary()).toMatchObject({ count: before.count + 1, with_pictures: before.with_pictures + 1 })
    expect((await buyer.call('review/of_order', { order_id: line.order_id })).lines).toMatchObject([{ can_write: false, can_append: true }])
    expect((await buyer.call('review/mine', {})).list.map(({ review_id }) => review_id)).toEqual([made.review_id])
  })

  test.each([undefined, 0, 6])('CAT-08 stars that nobody chose (%s) are refused by name, and nothing is written', async (stars) => {
    const { buyer, line } = await received()
    const before = await summary()
    const refused = await refusalOf(buyer.call('review/write', { ...line, text: '', stars: stars as number }))
    expect(Object.keys(refused!.fields!)).toEqual(['stars'])
    await shop.refresh()
    expect(await summary()).toEqual(before)
    expect((await buyer.call('review/of_order', { order_id: line.order_id })).lines).toMatchObject([{ can_write: true }])
  })

  test('CAT-08 whoever stays unnamed is masked', async () => {
    const { buyer, line } = await received()
    await buyer.call('review/write', { ...line, ...review, is_anonymous: true })
    await shop.refresh()
    expect(await newest()).toMatchObject({ is_anonymous: true, avatar: null, nickname: expect.stringContaining('***') })
  })

  test('ORD-14 only a buyer, only what has come, and once, of eight at once too', async () => {
    const waiting = await room.paid()
    const early = waiting.buyer.call('review/write', { order_id: waiting.order_id, order_goods_id: waiting.lines[0]!, ...review })
    expect(await refusalOf(early)).toMatchObject({ reason: 'review.not_yet' })
    const { buyer, line } = await received()
    const stranger = await shop.member()
    expect(await refusalOf(stranger.call('review/write', { ...line, ...review }))).toMatchObject({ reason: 'order.not_found' })
    const foreign = { order_id: line.order_id, order_goods_id: waiting.lines[0]! }
    expect(await refusalOf(buyer.call('review/write', { ...foreign, ...review }))).toMatchObject({ reason: 'order.not_found' })
    const attempts = await Promise.all(Array.from({ length: 8 }, () => refusalOf(buyer.call('review/write', { ...line, ...review }))))
    expect(attempts.filter((one) => one === null)).toHaveLength(1)
    expect(attempts.filter((one) => one?.reason === 'review.already_written')).toHaveLength(7)
  })

  test('CAT-08 a picture of somebody else’s, of another place, used or doubled is refused, and nothing is written', async () => {
    const { buyer, line } = await received()
    const own = await upload(buyer)
    const wrong = [[await upload(await shop.member())], [await upload(buyer, 'refund')], [own, own], ['/media/u/00/none.webp']]
    for (const pic_paths of wrong)
      expect(await refusalOf(buyer.call('review/write', { ...line, ...review, pic_paths }))).toMatchObject({
        reason: 'review.picture_gone',
      })
    await buyer.call('review/write', { ...line, ...review, pic_paths: [own] })
    const many = Array.from({ length: 10 }, () => own)
    const tooMany = await refusalOf(buyer.call('review/write', { ...line, ...review, pic_paths: many }))
    expect(tooMany).toMatchObject({ fields: { pic_paths: expect.any(String) } })
  })
})

describe('adding', () => {
  test('ORD-14 text and pictures are added once, within 90 days', async () => {
    const { buyer, line } = await received()
    const add = { ...line, text: 'Still fits' }
    expect(await refusalOf(buyer.call('review/append', add))).toMatchObject({ reason: 'review.not_written' })
    await buyer.call('review/write', { ...line, ...review })
    await shop.advance({ days: 10 })
    const pic_paths = [await upload(buyer)]
    const { appended } = await buyer.call('review/append', { ...add, pic_paths })
    expect(appended).toMatchObject({ text: 'Still fits', pictures: [{ src: pic_paths[0] }] })
    await shop.refresh()
    expect((await newest()).appended).toMatchObject({ text: 'Still fits' })
    expect(await refusalOf(buyer.call('review/append', add))).toMatchObject({ reason: 'review.already_appended' })
    const { lines } = await buyer.call('order/view', { order_id: line.order_id })
    expect(lines).toMatchObject([{ review_state: 'appended' }])
  })

  test('ORD-14 after 90 days nothing is added', async () => {
    const { buyer, line } = await received()
    await buyer.call('review/write', { ...line, ...review })
    await shop.advance({ days: 91 })
    expect(await refusalOf(buyer.call('review/append', { ...line, text: 'Late' }))).toMatchObject({ reason: 'review.append_closed' })
    expect((await buyer.call('review/of_order', { order_id: line.order_id })).lines).toMatchObject([{ can_append: false }])
  })
})

describe('the default review', () => {
  test('ORD-14 who says nothing for 15 days gives five stars without text, unnamed and marked; adding is possible', async () => {
    const { buyer, line } = await received()
    await shop.advance({ days: 15, minutes: 1 })
    const [own] = (await buyer.call('review/mine', {})).list
    expect(own).toMatchObject({ stars: 5, text: '', is_default: true, is_anonymous: true })
    expect(await refusalOf(buyer.call('review/write', { ...line, ...review }))).toMatchObject({ reason: 'review.already_written' })
    expect(await buyer.call('review/append', { ...line, text: 'Good after all' })).toMatchObject({ appended: { text: 'Good after all' } })
  })

  test('ORD-14 who has reviewed gets no second one', async () => {
    const { buyer, line } = await received()
    await buyer.call('review/write', { ...line, ...review })
    await shop.advance({ days: 16 })
    expect((await buyer.call('review/mine', {})).list).toHaveLength(1)
  })
})

describe('moderation', () => {
  test('CAT-08 a hidden review is seen by nobody but its writer, who is notified why; shown again it counts again', async () => {
    const { buyer, line } = await received()
    const { review_id } = await buyer.call('review/write', { ...line, ...review, text: 'Call me on 123' })
    await shop.refresh()
    const { count } = await summary()
    const hide = (version: number, reason?: string) => moderator.call('review/moderate', { review_id, version, is_shown: false, reason })
    expect(await refusalOf(hide(1))).toMatchObject({ reason: 'review.reason_required' })
    expect(await hide(1, 'A phone number')).toMatchObject({ is_shown: false, version: 2 })
    expect(await refusalOf(hide(1, 'Again'))).toMatchObject({ reason: 'review.changed' })
    await shop.refresh()
    expect((await summary()).count).toBe(count - 1)
    expect((await buyer.call('review/mine', {})).list[0]).toMatchObject({ is_shown: false, hidden_reason: 'A phone number' })
    const hidden = await moderator.call('review/list_for_moderation', { is_shown: false })
    expect(hidden.list.map((row) => row.review_id)).toEqual([review_id])
    await moderator.call('review/moderate', { review_id, version: 2, is_shown: true })
    await shop.refresh()
    expect((await summary()).count).toBe(count)
  })

  test('CAT-08 the shop’s answer stands beside the review', async () => {
    const { buyer, line } = await received()
    const { review_id } = await buyer.call('review/write', { ...line, ...review })
    const answered = await moderator.call('review/reply', { review_id, version: 1, reply: 'Thank you, come again' })
    expect(answered).toMatchObject({ reply: 'Thank you, come again', goods_name: expect.any(String), version: 2 })
    await shop.refresh()
    expect((await newest()).reply).toBe('Thank you, come again')
    const open = await moderator.call('review/list_for_moderation', { is_answered: false, page_size: 50 })
    expect(open.list.map((row) => row.review_id)).not.toContain(review_id)
    const none = moderator.call('review/reply', { review_id: 2147483647, version: 1, reply: 'x' })
    expect(await refusalOf(none)).toMatchObject({ reason: 'review.not_found' })
  })
})
