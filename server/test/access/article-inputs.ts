import type { Api } from '@longmall/contract/index.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { articleForm, makeArticle, makeHelpCategory } from '../../src/article/test/articles.ts'
import type { TestShop } from '../harness.ts'
import { staffClient } from '../staff-client.ts'

/** What each change of articles takes to be done. */
export const articleInputs = (shop: TestShop) =>
  ({
    'article/save': async () => articleForm(),
    'article/publish': async () => makeArticle(shop),
    'article/withdraw': async () => makeArticle(shop, {}, { published: true }),
    'article/remove': async () => makeArticle(shop),
    'article/restore': async () => ({ ...(await makeArticle(shop)), restored_version: 1 }),
    'article/save_category': async () => ({ icon: 'truck', texts: [{ language: 'en-us', category_name: 'Orders' }] }),
    'article/reorder_categories': async () => {
      await makeHelpCategory(shop)
      const { list } = await (await staffClient(shop)).call('article/staff_categories', {})
      return { category_ids: list.map(({ category_id }) => category_id).toReversed() }
    },
    'article/remove_category': async () => makeHelpCategory(shop),
  }) satisfies { [Path in keyof Api]?: (made: never) => Promise<InputOf<Api[Path]>> }
