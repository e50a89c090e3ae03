import { languages } from '@longmall/contract/fields.ts'
import { expect, test } from 'vitest'

const plain = (text: string) => text.replace(/\{\w+\}|[(（].*$/g, '').trim()

test.each(languages)(
  'CON-02 in %s the crossed-out price and the price before reductions have a name each, everywhere the same',
  async (language) => {
    const { catalogue } = (await import(`./${language}/catalogue.ts`)) as { catalogue: Record<string, string> }
    const { goods } = (await import(`./${language}/console/goods.ts`)) as { goods: Record<string, string> }
    const { receipt } = (await import(`./${language}/receipt.ts`)) as { receipt: Record<string, string> }
    const { order } = (await import(`./${language}/order.ts`)) as { order: Record<string, string> }
    const crossedOut = [catalogue.market_price!, goods.market_price!].map(plain)
    const beforeReductions = [receipt.list_price!, order.rule_list_price!].map(plain)
    expect(new Set(crossedOut).size).toBe(1)
    expect(new Set(beforeReductions).size).toBe(1)
    expect(beforeReductions).not.toContain(crossedOut[0])
  },
)
