import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryStore } from '../shell/session/memory-store.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

async function open(storage: unknown, owner?: () => string | null) {
  vi.stubGlobal('sessionStorage', storage)
  const { createKept } = await import('./kept.ts')
  return createKept<{ account: string }>('lm_registration', owner)
}

test('what is kept comes back as the same object until it changes', async () => {
  const kept = await open(createMemoryStore())
  expect(kept.read()).toBeNull()
  kept.write({ account: 'orchid' })
  expect(kept.read()).toEqual({ account: 'orchid' })
  expect(kept.read()).toBe(kept.read())
  kept.clear()
  expect(kept.read()).toBeNull()
})

test('broken text is as good as none', async () => {
  const kept = await open(createMemoryStore({ lm_registration: '{"acc' }))
  expect(kept.read()).toBeNull()
})

test('a browser without session storage keeps it as long as the page lives', async () => {
  const kept = await open({
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  kept.write({ account: 'orchid' })
  expect(kept.read()).toEqual({ account: 'orchid' })
})

test('a full store does no harm', async () => {
  const kept = await open({
    ...createMemoryStore(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  kept.write({ account: 'orchid' })
  expect(kept.read()).toEqual({ account: 'orchid' })
})

test('IDN-07 what one member kept is not there for another one of the same tab, nor when nobody is logged in', async () => {
  let member: string | null = '7'
  const kept = await open(createMemoryStore(), () => member)
  kept.write({ account: 'orchid' })
  expect(kept.read()).toEqual({ account: 'orchid' })
  member = '8'
  expect(kept.read()).toBeNull()
  member = null
  expect(kept.read()).toBeNull()
  member = '7'
  expect(kept.read()).toEqual({ account: 'orchid' })
})
