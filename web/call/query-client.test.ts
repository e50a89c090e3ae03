import { expect, test } from 'vitest'
import { CallFailure } from './call-failure.ts'
import { openEnvelope } from './envelope.ts'
import { mutation, pages, query } from './query.ts'
import { createQueryClient, type QueryClientTools } from './query-client.ts'

function setUp(tools: Partial<QueryClientTools> = {}) {
  const calls: unknown[] = []
  const client = createQueryClient({
    call: async (path, input) => {
      calls.push([path, input])
      return { list: [], next: calls.length === 1 ? 'second' : null }
    },
    defaults: {},
    ...tools,
  })
  return { client, calls }
}

test('a query is fetched by its key alone, a list by the cursor of the previous page', async () => {
  const { client, calls } = setUp({ pageSize: 10 })
  await client.fetchInfiniteQuery({ ...pages('catalogue/list', { category_id: 3 }), pages: 2 })
  await client.fetchQuery(query('cart/view', {}))
  expect(calls).toEqual([
    ['catalogue/list', { category_id: 3, page_size: 10 }],
    ['catalogue/list', { category_id: 3, page_size: 10, cursor: 'second' }],
    ['cart/view', {}],
  ])
})

test('a page has the size of its screen, or the server’s default', async () => {
  const { client, calls } = setUp()
  await client.fetchInfiniteQuery(pages('fulfilment/awaiting_codes', { page_size: 20 }))
  await client.fetchInfiniteQuery(pages('fulfilment/awaiting_codes', {}))
  expect(calls).toEqual([
    ['fulfilment/awaiting_codes', { page_size: 20 }],
    ['fulfilment/awaiting_codes', { page_size: undefined }],
  ])
})

test('the failure of a command is reported to the app, unless its screen shows it', async () => {
  const failure = new CallFailure('refused', 'No', 1)
  const reported: CallFailure[] = []
  const { client } = setUp({ send: () => Promise.reject(failure), onCommandFailure: (one) => reported.push(one) })
  const run = (options: { quiet?: boolean }) =>
    client
      .getMutationCache()
      .build(client, mutation('cart/add', options))
      .execute({} as never)
  await expect(run({ quiet: true })).rejects.toBe(failure)
  expect(reported).toEqual([])
  await expect(run({})).rejects.toBe(failure)
  expect(reported).toEqual([failure])
})

test('a refusal is thrown with its number, reason and fields', () => {
  const refused = { code: -1, message: 'No', data: { reason: 'call.wrong_fields', fields: { 'items.0.price': 'Too low' } } }
  expect(() => openEnvelope(refused)).toThrow(
    expect.objectContaining({
      kind: 'refused',
      code: -1,
      message: 'No',
      reason: 'call.wrong_fields',
      fields: { 'items.0.price': 'Too low' },
    }),
  )
  expect(openEnvelope({ code: 0, message: '', data: 7 })).toBe(7)
})
