import { encodeFields, type Payload } from '@longmall/web/call/encode-fields.ts'
import { createSendCommand } from '@longmall/web/call/send-command.ts'
import { expect, test } from 'vitest'
import { makeGoods, stockOf } from './fixtures.ts'
import { openTestShop } from './harness.ts'
import { staffClient } from './staff-client.ts'

const shop = await openTestShop()
const { token } = await staffClient(shop, 'operator')

class Refusal extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** The sender of the web apps before this server; the first answer never comes, as after a time-out. */
function losingFirst(isWaitedFor: boolean) {
  const late: Promise<unknown>[] = []
  const send = async (path: string, fields: Payload) => {
    const response = await shop.app.request(`/api/${path}`, { method: 'POST', body: encodeFields({ token, ...fields }) })
    const { code, message, data } = (await response.json()) as { code: number; message: string; data: unknown }
    if (code !== 0) throw new Refusal(code, message)
    return data
  }
  const press = createSendCommand({
    post: async (path, fields) => {
      const answer = send(path, fields)
      if (late.length > 0) return answer
      late.push(answer)
      if (isWaitedFor) await answer
      throw new Error('timed out')
    },
    refusalOf: (failure) => (failure instanceof Refusal ? { code: failure.code, reason: undefined } : null),
  })
  return { press, late }
}

test.each([
  ['when the server had done it', true],
  ['while the server is doing it', false],
])('a time-out and a second press %s change stock once; the third press is meant', async (_, isWaitedFor) => {
  const { sku_id } = await makeGoods(shop, { stock: 10 })
  const { press, late } = losingFirst(isWaitedFor)
  const receive = () => press('catalogue/move_stock', { list: [{ sku_id, quantity: 5 }], reason: 'receive', note: '' })
  await expect(receive()).rejects.toThrow('timed out')
  const input = { list: [{ sku_id, before: 10, after: 15 }] }
  expect([await receive(), await late[0]]).toEqual([input, input])
  expect(await stockOf(shop, sku_id)).toMatchObject({ on_hand: 15 })
  await receive()
  expect(await stockOf(shop, sku_id)).toMatchObject({ on_hand: 20 })
})
