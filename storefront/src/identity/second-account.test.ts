import { expect, test } from 'vitest'
import { createMemoryStore } from '../shell/session/memory-store.ts'
import { storeSession } from '../shell/session/session.ts'
import { createStorage } from '../shell/session/storage.ts'
import { firstAccount, replaceCurrentAccount, secondAccount, moveFirstToSecond } from './second-account.ts'

const fill = (entries: Record<string, string>) => createStorage(() => createMemoryStore(entries))
const ann = { token: 'a', customer_id: '1', email: 'ann@mail.example', nickname: 'Ann', selectedPaymentAddress: '{}', language: 'ko-kr' }
const ben = { token: 'b', customer_id: 2, email: 'ben@mail.example', nickname: 'Ben' }
const session = (storage: ReturnType<typeof fill>, next: typeof ben, retainCurrent: boolean) => {
  replaceCurrentAccount(storage, next, { retainCurrent })
  storeSession(storage, next, 1)
}

test('IDN-07 adding an account stores the current one as the second, and leaves nothing of it in the first', () => {
  const storage = fill(ann)
  session(storage, ben, true)
  expect([firstAccount(storage), secondAccount(storage)]).toEqual([
    { token: 'b', customer_id: '2' },
    { token: 'a', customer_id: '1' },
  ])
  expect([storage.read('email'), storage.read('selectedPaymentAddress'), storage.read('language')]).toEqual([
    'ben@mail.example',
    null,
    'ko-kr',
  ])
})

test('IDN-07 adding the account that is logged in stores it once, by its new session', () => {
  const storage = fill(ann)
  session(storage, { ...ben, customer_id: 1, token: 'new' }, true)
  expect([firstAccount(storage), secondAccount(storage)]).toEqual([{ token: 'new', customer_id: '1' }, null])
})

test('IDN-07 logging in to the account that is stored as the second drops its ended session', () => {
  const storage = fill({ token2: 'old', customer_id2: '2' })
  session(storage, ben, false)
  expect([firstAccount(storage), secondAccount(storage)]).toEqual([{ token: 'b', customer_id: '2' }, null])
})

test('IDN-07 a plain log-in leaves another second account as it is', () => {
  const storage = fill({ token2: 'c', customer_id2: '3' })
  session(storage, ben, false)
  expect(secondAccount(storage)).toEqual({ token: 'c', customer_id: '3' })
})

test('IDN-07 switching exchanges the two, there and back, and never removes the token on the way', () => {
  const removed: string[] = []
  const store = createMemoryStore({ ...ann, token2: 'b', customer_id2: '2' })
  const storage = createStorage(() => ({
    ...store,
    removeItem: (key) => {
      removed.push(key)
      store.removeItem(key)
    },
  }))
  moveFirstToSecond(storage)
  storeSession(storage, ben, 1)
  expect([firstAccount(storage), secondAccount(storage)]).toEqual([
    { token: 'b', customer_id: '2' },
    { token: 'a', customer_id: '1' },
  ])
  moveFirstToSecond(storage)
  storeSession(storage, { ...ben, token: 'a', customer_id: 1 }, 2)
  expect([firstAccount(storage), secondAccount(storage)]).toEqual([
    { token: 'a', customer_id: '1' },
    { token: 'b', customer_id: '2' },
  ])
  expect(removed).not.toContain('token')
})

test('IDN-07 after a log-out the second account can go on alone', () => {
  const storage = fill({ token2: 'b', customer_id2: '2' })
  moveFirstToSecond(storage)
  storeSession(storage, ben, 1)
  expect([firstAccount(storage), secondAccount(storage)]).toEqual([{ token: 'b', customer_id: '2' }, null])
})

test('a half-written account is none', () => {
  expect(secondAccount(fill({ token2: 'b' }))).toBeNull()
})
