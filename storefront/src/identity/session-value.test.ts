import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryStore } from '../shell/session/memory-store.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

async function open(storage: unknown, owner?: () => string | null) {
  vi.stubGlobal('sessionStorage', storage)
  const { createSessionValue } = await import('./session-value.ts')
  return createSessionValue<{ account: string }>('lm_registration', owner)
}

test('a stored value is returned as the same object until it changes', async () => {
  const stored = await open(createMemoryStore())
  expect(stored.read()).toBeNull()
  stored.write({ account: 'orchid' })
  expect(stored.read()).toEqual({ account: 'orchid' })
  expect(stored.read()).toBe(stored.read())
  stored.clear()
  expect(stored.read()).toBeNull()
})

test('broken text is as good as none', async () => {
  const stored = await open(createMemoryStore({ lm_registration: '{"acc' }))
  expect(stored.read()).toBeNull()
})

test('without session storage a value lives as long as the page', async () => {
  const stored = await open({
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  stored.write({ account: 'orchid' })
  expect(stored.read()).toEqual({ account: 'orchid' })
})

test('a full store does no harm', async () => {
  const stored = await open({
    ...createMemoryStore(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  stored.write({ account: 'orchid' })
  expect(stored.read()).toEqual({ account: 'orchid' })
})

test('IDN-07 a value of one member is not visible to another one of the same tab, nor when nobody is logged in', async () => {
  let member: string | null = '7'
  const stored = await open(createMemoryStore(), () => member)
  stored.write({ account: 'orchid' })
  expect(stored.read()).toEqual({ account: 'orchid' })
  member = '8'
  expect(stored.read()).toBeNull()
  member = null
  expect(stored.read()).toBeNull()
  member = '7'
  expect(stored.read()).toEqual({ account: 'orchid' })
})
