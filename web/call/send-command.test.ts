import { wireCode } from '@longmall/contract/errors.ts'
import { expect, test } from 'vitest'
import { createSendCommand, type Refused } from './send-command.ts'

class Failure extends Error {
  readonly refused: Refused | null
  constructor(refused: Refused | null) {
    super(refused ? 'refused' : 'lost')
    this.refused = refused
  }
}
const lost = () => new Failure(null)
const refused = (reason: string | undefined, code: number = wireCode.refused) => new Failure({ code, reason })

/** Sends commands over a network that fails by `failures`, and records the keys. */
function setUp(failures: (Failure | null)[]) {
  const keys: unknown[] = []
  const send = createSendCommand({
    post: async (_path, { request_key }) => {
      keys.push(request_key)
      const failure = failures.shift()
      if (failure) throw failure
      return 'done'
    },
    refusalOf: (failure) => (failure instanceof Failure ? failure.refused : null),
  })
  const press = (input: object = { sku_id: 1 }) => send('cart/add', { ...input }).catch((error: Error) => error.message)
  return { press, keys }
}

test('a command without a response retains its key when it is sent again, until the response is known', async () => {
  const { press, keys } = setUp([lost(), refused(undefined, wireCode.unavailable), null, null])
  expect([await press(), await press(), await press(), await press()]).toEqual(['lost', 'refused', 'done', 'done'])
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]])
  expect(keys[3]).not.toBe(keys[0])
})

test.each([
  'session.invalid',
  'session.logged_in_elsewhere',
  'site.closed_by_operator',
  'call.too_many',
  'call.internal_error',
  'call.forbidden',
])('%s says nothing of an earlier try: the key stays', async (reason) => {
  const { press, keys } = setUp([lost(), refused(reason), null])
  for (const outcome of ['lost', 'refused', 'done']) expect(await press()).toBe(outcome)
  expect(new Set(keys).size).toBe(1)
})

test.each(['cart.sold_out', 'site.changed', 'call.wrong_fields', 'call.key_reused', undefined])(
  'the refusal %s is an answer: the next press has another key',
  async (reason) => {
    const { press, keys } = setUp([refused(reason), null])
    expect([await press(), await press()]).toEqual(['refused', 'done'])
    expect(keys[1]).not.toBe(keys[0])
  },
)

test('two presses before an answer are one command; another input is another', async () => {
  const { press, keys } = setUp([lost(), lost()])
  await Promise.all([press(), press(), press({ sku_id: 2 })])
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
