import { interceptBack } from '@longmall/ui/overlay/back.ts'
import { expect, test, vi } from 'vitest'
import { createLayeredHistory } from './layered-history.ts'

/** The part of a window that a history needs; traversal completes in a later task, as in browsers. */
function openWindow() {
  const entries: { state: unknown; href: string }[] = [{ state: null, href: '/list' }]
  let at = 0
  const listeners: { capture: boolean; listen: (event: Event) => void }[] = []
  const go = (by: number) =>
    setTimeout(() => {
      if (!entries[at + by]) return
      at += by
      let isStopped = false
      const event = { stopImmediatePropagation: () => (isStopped = true) } as unknown as Event
      for (const { listen } of listeners.toSorted((a, b) => Number(b.capture) - Number(a.capture))) if (!isStopped) listen(event)
    })
  class FakeHistory {
    get state() {
      return entries[at]!.state
    }
    get length() {
      return entries.length
    }
    pushState(state: unknown, _title: string, href?: string) {
      entries.splice(at + 1, entries.length, { state, href: href ?? entries[at]!.href })
      at += 1
    }
    replaceState(state: unknown, _title: string, href?: string) {
      entries[at] = { state, href: href ?? entries[at]!.href }
    }
    back = () => go(-1)
    forward = () => go(1)
    go = go
  }
  const win = {
    history: new FakeHistory(),
    location: {
      get href() {
        return entries[at]!.href
      },
      get pathname() {
        return entries[at]!.href.split('?')[0]
      },
      get search() {
        return entries[at]!.href.match(/\?.*/)?.[0] ?? ''
      },
      hash: '',
    },
    addEventListener: (name: string, listen: (event: Event) => void, options?: { capture?: boolean }) => {
      if (name === 'popstate') listeners.push({ capture: options?.capture ?? false, listen })
    },
  } as unknown as Window & typeof globalThis
  return { win, steps: () => entries.slice(0, at + 1).map(({ href }) => href) }
}

/** Waits until all pending work is done. */
const rest = async () => {
  for (let task = 0; task < 4; task += 1) await new Promise((done) => setTimeout(done))
}

async function openGoods() {
  const { win, steps } = openWindow()
  const history = createLayeredHistory(win)
  const seen: string[] = []
  history.subscribe(({ location }) => seen.push(location.href))
  history.push('/goods')
  await rest()
  seen.length = 0
  return { win, steps, history, seen }
}

test('SHL-01 back closes what is open, and then leaves', async () => {
  const { win, steps, seen } = await openGoods()
  let closed = 0
  interceptBack(() => (closed += 1))
  await rest()
  expect(steps()).toEqual(['/list', '/goods', '/goods'])
  win.history.back()
  await rest()
  expect([steps(), closed, seen]).toEqual([['/list', '/goods'], 1, []])
  win.history.back()
  await rest()
  expect([steps(), seen]).toEqual([['/list'], ['/list']])
})

test('SHL-01 what is closed otherwise leaves no step behind, and one that follows another needs no second', async () => {
  const { steps, seen } = await openGoods()
  const free = interceptBack(() => undefined)
  await rest()
  free()
  const freeNext = interceptBack(() => undefined)
  await rest()
  expect(steps()).toEqual(['/list', '/goods', '/goods'])
  freeNext()
  await rest()
  expect([steps(), seen]).toEqual([['/list', '/goods'], []])
})

test('SHL-01 a question over a sheet is closed by one back, the sheet by the next', async () => {
  const { win, steps } = await openGoods()
  const closed: string[] = []
  interceptBack(() => closed.push('sheet'))
  await rest()
  interceptBack(() => closed.push('question'))
  await rest()
  win.history.back()
  await rest()
  expect([closed, steps()]).toEqual([['question'], ['/list', '/goods', '/goods']])
  win.history.back()
  await rest()
  expect([closed, steps()]).toEqual([
    ['question', 'sheet'],
    ['/list', '/goods'],
  ])
})

test('SHL-01 a link in a sheet is one step, and what was put into the address meanwhile stays', async () => {
  const { win, steps, history, seen } = await openGoods()
  const free = interceptBack(() => undefined)
  await rest()
  history.replace('/goods?sku_id=7')
  await rest()
  history.push('/confirm')
  free()
  await rest()
  expect(steps()).toEqual(['/list', '/goods?sku_id=7', '/confirm'])
  win.history.back()
  await rest()
  expect([steps(), seen.at(-1)]).toEqual([['/list', '/goods?sku_id=7'], '/goods?sku_id=7'])
})

test('SHL-01 a screen that takes the place of one with something open has its address only when no step back is under way', async () => {
  const { win, steps, history, seen } = await openGoods()
  const free = interceptBack(() => undefined)
  await rest()
  const back = vi.spyOn(win.history, 'back')
  history.replace('/payment')
  expect([steps().at(-1), back.mock.calls.length]).toEqual(['/goods', 1])
  await rest()
  free()
  await rest()
  expect([steps(), seen, back.mock.calls.length]).toEqual([['/list', '/payment'], ['/payment'], 1])
})

test('SHL-01 a page reloaded while a layer was open goes back to its own entry; forward to the one above finds nothing', async () => {
  const { win, steps } = await openGoods()
  interceptBack(() => undefined)
  await rest()
  createLayeredHistory(win)
  await rest()
  expect(steps()).toEqual(['/list', '/goods'])
})

test('steps between entries of others are the router’s', async () => {
  const { win, seen } = await openGoods()
  win.history.pushState({}, '', '/a')
  win.history.pushState({}, '', '/b')
  win.history.back()
  await rest()
  expect(seen).toEqual(['/a', '/b', '/a'])
})
