import { findLists } from '@longmall/tools/bench/lists/find-lists.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ScreenRoute } from '../console/src/shell/screen-route.ts'
import { useBrowser, visitOwnShop } from './browser.ts'
import { asOperator, logInOperator, type Operator } from './console-session.ts'
import { switchTo } from './console-shop.ts'
import { startOwnShop } from './own-shop.ts'
import { settle } from './screen.ts'
import type { StartedShop } from './start-shop.ts'

const { visit } = useBrowser()
const files = import.meta.glob<{ routes: ScreenRoute[] }>('../console/src/*/routes.ts', { eager: true })
const lists = new Set<string>(findLists().map(({ operation }) => operation.path))
/** Lists whose routes need parameters. */
const parameterRoutes = ['/finance/holders?unit=MONEY&purpose=non_withdrawable', '/ledger/statement?unit=MONEY&purpose=treasury']
/** Tables of figures, which are no lists. */
const figureRoutes = ['/finance', '/finance/due', '/finance/stress']
const paths = Object.values(files)
  .flatMap(({ routes }) => routes)
  .filter(
    ({ path, requires }) =>
      !parameterRoutes.some((one) => one.startsWith(path)) && [requires].flat().some((one) => one !== undefined && lists.has(one)),
  )
  .map(({ path }) => path as string)
// What other journeys leave in a shop may be of any width.
let shop: StartedShop
let operator: Operator
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
  operator = await logInOperator()
})
afterAll(() => shop.stop())

test(
  'CON-06 CON-10 QUA-08 in English and in Chinese every list shows all its columns and the buttons of its rows, and every table of figures its columns, at 1280 px',
  { timeout: 480_000 },
  async () => {
    const page = await visit('/console/work', asOperator(operator, 'en-us'))
    const wide: unknown[] = []
    for (const language of ['en-us', 'zh-cn'] as const) {
      await switchTo(page, language, 'desk')
      let seen = 0
      for (const path of [...paths, ...parameterRoutes, ...figureRoutes]) {
        await settle(page, `/console${path}`)
        await page.waitForFunction(() => !document.querySelector('main .ant-spin-spinning, main .ant-skeleton'))
        const over = await page.evaluate(() =>
          [...document.querySelectorAll('main :is(.resource-list, .wide-table) .ant-table-content')].map(
            ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
          ),
        )
        seen += over.length
        if (over.some((pixels) => pixels > 0)) wide.push({ language, path, over })
      }
      expect(seen).toBeGreaterThan(35)
    }
    expect(wide).toEqual([])
  },
)
