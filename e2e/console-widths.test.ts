import { beforeAll, expect, test } from 'vitest'
import type { Place } from '../console/src/shell/place.ts'
import { useBrowser } from './browser.ts'
import { asOperator, logInOperator, type Operator } from './console-session.ts'
import { settle } from './screen.ts'

const { visit } = useBrowser()
const files = import.meta.glob<{ places: Place[] }>('../console/src/*/places.ts', { eager: true })
const paths = Object.values(files).flatMap(({ places }) => places.map(({ path }) => path))
/** Lists that need to be told of what. */
const told = ['/finance/holders?unit=MONEY&purpose=non_withdrawable', '/ledger/statement?unit=MONEY&purpose=treasury']
let operator: Operator
beforeAll(async () => {
  operator = await logInOperator()
})

test.each(['en-us', 'zh-cn'] as const)(
  'CON-10 in %s every list shows its columns and the buttons of its rows at 1280 px',
  { timeout: 480_000 },
  async (language) => {
    const page = await visit('/console/work', asOperator(operator, language))
    const wide: unknown[] = []
    let lists = 0
    for (const path of [...paths, ...told]) {
      await settle(page, `/console${path}`)
      await page.waitForFunction(() => !document.querySelector('main .ant-spin-spinning, main .ant-skeleton'))
      const found = await page.evaluate(() =>
        [...document.querySelectorAll('main .resource-list .ant-table-content')].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        ),
      )
      lists += found.length
      if (found.some((over) => over > 0)) wide.push({ path, found })
    }
    expect(wide).toEqual([])
    expect(lists).toBeGreaterThan(35)
  },
)
