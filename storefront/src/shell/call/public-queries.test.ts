import { contract } from '@longmall/contract/index.ts'
import type { Operation } from '@longmall/contract/operation.ts'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { removeMemberQueries, publicQueries } from './public-queries.ts'

const operations = new Map(
  Object.values(contract).flatMap((domain) => Object.values<Operation>(domain).map((operation) => [operation.path, operation])),
)

test.each(publicQueries)('SHL-17 %s may be stored on the device: a query that answers everyone alike', (path) => {
  expect(operations.get(path)).toMatchObject({ kind: 'query', access: { who: 'all' } })
})

test('SHL-17 after logging out no answer of a member is left, and the catalogue is', () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['catalogue', 'detail', { sku_id: 1 }], 'goods')
  queryClient.setQueryData(['catalogue', 'favourites', {}], 'mine')
  queryClient.setQueryData(['member', 'view', {}], 'me')
  removeMemberQueries(queryClient)
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['catalogue', 'detail', { sku_id: 1 }]])
})
