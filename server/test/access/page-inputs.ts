import type { DraftBlock } from '@longmall/contract/content-blocks.ts'
import type { Api } from '@longmall/contract/index.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { makeGoods } from '../fixtures.ts'
import type { TestShop } from '../harness.ts'
import { makePromotion } from '../make-promotion.ts'

const blocks: DraftBlock[] = [
  { kind: 'goods_grid', key: 'a', is_hidden: false, addon: null, visible_from: null, visible_until: null, title: { 'en-us': 'For you' } },
]

let count = 0
/** A page that was published once, with a draft when asked for. */
async function page({ db }: TestShop, draft: DraftBlock[] | null = null): Promise<{ page: string; version: number }> {
  const name = `landing-${++count}`
  const { id } = await db
    .insertInto('composed_page')
    .values({ name, kind: 'landing', label: name, draft: draft && JSON.stringify(draft), published: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('page_version')
    .values({ page_id: id, published: 1, blocks: JSON.stringify(blocks) })
    .execute()
  return { page: name, version: 1 }
}

/** What each change of pages takes to be done. */
export const pageInputs = (shop: TestShop) =>
  ({
    'content/add_topic_page': async () => {
      const { sku_id, goods_id } = await makeGoods(shop)
      return { promotion_id: await makePromotion(shop, { kind: 'topic', items: [{ sku_id, goods_id, price: 800 }] }) }
    },
    'content/save_page': async () => ({ ...(await page(shop)), blocks }),
    'content/discard_draft': async () => page(shop, blocks),
    'content/publish_page': async () => page(shop, blocks),
    'content/schedule_page': async () => ({ ...(await page(shop, blocks)), due_at: '2099-01-01T00:00:00.000Z' }),
    'content/cancel_schedule': async (caller: { id: number }) => {
      const { page: name } = await page(shop, blocks)
      const { id } = await shop.db.selectFrom('composed_page').select('id').where('name', '=', name).executeTakeFirstOrThrow()
      const at = { due_at: '2099-01-01T00:00:00.000Z', scheduled_at: shop.site.shared.now(), scheduled_by: caller.id }
      await shop.db
        .insertInto('page_schedule')
        .values({ page_id: id, version: 1, blocks: JSON.stringify(blocks), ...at })
        .execute()
      return { page: name }
    },
    'content/restore_page': async () => ({ ...(await page(shop)), published: 1 }),
    'content/publish_again': async () => ({ ...(await page(shop)), published: 1 }),
    'content/preview_ticket': async () => ({ page: (await page(shop)).page }),
  }) satisfies { [Path in keyof Api]?: (caller: { id: number }) => Promise<InputOf<Api[Path]>> }
