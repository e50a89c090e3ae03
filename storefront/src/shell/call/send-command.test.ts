import { expect, test } from 'vitest'
import { RequestFailure } from './request-failure.ts'
import { createSendCommand } from './send-command.ts'

/** Sends commands over a network that fails as `failures` say, and notes the keys. */
function setUp(failures: (RequestFailure | null)[]) {
  const keys: unknown[] = []
  const send = createSendCommand(async (_path, options) => {
    keys.push(options?.payload?.request_key)
    const failure = failures.shift()
    if (failure) throw failure
    return 'done'
  })
  return { send, keys }
}
const lost = () => new RequestFailure('timeout', 'late')
const refused = (code: number) => new RequestFailure('refused', 'no', code)

test('a command that got no answer keeps its key when it is sent again', async () => {
  const { send, keys } = setUp([lost(), refused(-503), null, null])
  await expect(send('cart/add', { sku_id: 1 })).rejects.toThrow('late')
  await expect(send('cart/add', { sku_id: 1 })).rejects.toThrow('no')
  await send('cart/add', { sku_id: 1 })
  await send('cart/add', { sku_id: 1 })
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]])
  expect(keys[3]).not.toBe(keys[0])
})

test('a refusal is an answer: the next try has another key', async () => {
  const { send, keys } = setUp([refused(-1), null])
  await expect(send('cart/add', { sku_id: 1 })).rejects.toThrow('no')
  await send('cart/add', { sku_id: 1 })
  expect(keys[1]).not.toBe(keys[0])
})

test('another input has another key', async () => {
  const { send, keys } = setUp([lost(), lost()])
  await expect(send('cart/add', { sku_id: 1 })).rejects.toThrow('late')
  await expect(send('cart/add', { sku_id: 2 })).rejects.toThrow('late')
  expect(keys[1]).not.toBe(keys[0])
})
