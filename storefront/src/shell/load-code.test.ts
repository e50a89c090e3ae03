import { afterEach, expect, test, vi } from 'vitest'
import { loadCode, LoadError, type ReloadTools } from './load-code.ts'

afterEach(() => vi.useRealTimers())

function setUp(lastReload = 0) {
  const tools = { lastReload: () => lastReload, reload: vi.fn(), now: () => 1_000_000, isOnline: () => true } satisfies ReloadTools
  return tools
}
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('SHL-13 code of an old release that is gone reloads the tab once', async () => {
  const tools = setUp()
  let settled = false
  void loadCode(gone, tools).finally(() => (settled = true))
  await vi.waitFor(() => expect(tools.reload).toHaveBeenCalledOnce())
  expect(settled).toBe(false)
})

test('SHL-13 code that fails again just after a reload is a load error, not a loop', async () => {
  const tools = setUp(1_000_000 - 5000)
  await expect(loadCode(gone, tools)).rejects.toBeInstanceOf(LoadError)
  expect(tools.reload).not.toHaveBeenCalled()
})

test('SHL-13 code that does not come within 120000 ms is a load error', async () => {
  vi.useFakeTimers()
  const tools = setUp()
  const waiting = loadCode(() => new Promise(() => undefined), tools)
  const failed = expect(waiting).rejects.toBeInstanceOf(LoadError)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await failed
  expect(tools.reload).not.toHaveBeenCalled()
})

test('code that comes is handed on', async () => {
  expect(await loadCode(async () => 'screen', setUp())).toBe('screen')
})
