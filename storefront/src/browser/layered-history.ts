import { bindHoldBack } from '@longmall/ui/overlay/back.ts'
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { bindCloseLayers } from '../shell/host/go-outside.ts'

const pathOf = (href: string) => href.split(/[?#]/, 1)[0]

/** In the state of the entry that stands above a screen's own while something is open on it. */
const mark = 'lm_layer'

/**
 * The browser's history, in which Back closes the sheet, dialog or viewer that is open before it leaves the screen.
 * While anything is open one entry with the screen's own address stands above the screen's; the router never learns of
 * it. When all is closed, or before the router goes elsewhere, it is gone back from, so that no step of it stays behind.
 */
export function createLayeredHistory(win: Window): RouterHistory {
  let layers: { close: () => void }[] = []
  let isHeld = false
  let leaving: Promise<void> | undefined
  let left: (() => void) | undefined

  const isMarked = () => (win.history.state as Record<string, unknown> | null)?.[mark] === true
  // The router hears of what goes through the window's own two methods; what stands below them it does not hear.
  const { pushState, replaceState } = Object.getPrototypeOf(win.history) as History

  const enter = () => {
    history.flush()
    pushState.call(win.history, { ...win.history.state, [mark]: true }, '', win.location.href)
    isHeld = true
  }
  const leave = () =>
    (leaving ??= new Promise<void>((resolve) => {
      history.flush()
      left = resolve
      win.history.back()
    }).finally(() => {
      leaving = undefined
      later()
    }))
  /** The screen's own entry takes the address over that the screen was given while something was open. */
  const comeDown = () => {
    isHeld = false
    const { [mark]: _, ...state } = history.location.state as unknown as Record<string, unknown>
    replaceState.call(win.history, state, '', history.location.href)
  }
  const settle = () => {
    if (leaving) return
    isHeld = isMarked()
    if (layers.length > 0 && !isHeld) enter()
    else if (layers.length === 0 && isHeld) void leave()
  }
  // One dialog that opens as another closes keeps the entry.
  const later = () => queueMicrotask(settle)

  const indexOf = (state: unknown) => (state as { __TSR_index?: number } | null)?.__TSR_index
  const onPop = (event: PopStateEvent) => {
    // A step between a screen's own entry and the one above it; any other is the router's.
    const isSame = indexOf(win.history.state) === indexOf(history.location.state)
    if (left || (isSame && (isHeld || isMarked()))) event.stopImmediatePropagation()
    if (left) {
      comeDown()
      left()
      left = undefined
    } else if (isSame && isHeld && !isMarked()) {
      comeDown()
      layers.pop()?.close()
      later()
    } else later()
  }
  // Before the router's.
  win.addEventListener('popstate', onPop, { capture: true })

  const history = createBrowserHistory({ window: win })
  const { push, replace, back, go } = history
  const whenLeft = (step: () => void) => {
    // What is open goes with its screen.
    layers = []
    if (leaving || isMarked()) void leave().then(step)
    else step()
  }
  bindCloseLayers(() => new Promise<void>(whenLeft))
  Object.assign(history, {
    push: (...to: Parameters<typeof push>) => whenLeft(() => push(...to)),
    back: (...options: Parameters<typeof back>) => whenLeft(() => back(...options)),
    go: (...to: Parameters<typeof go>) => whenLeft(() => go(...to)),
    // Another screen takes the place of this one; the same screen with other search stays under what is open on it.
    replace: (path, state, options) => {
      if (pathOf(path) !== pathOf(history.location.href)) whenLeft(() => replace(path, state, options))
      else replace(path, isMarked() && !leaving ? { ...state, [mark]: true } : state, options)
    },
  } satisfies Partial<RouterHistory>)

  bindHoldBack((close) => {
    const layer = { close }
    layers.push(layer)
    later()
    return () => {
      layers = layers.filter((one) => one !== layer)
      later()
    }
  })
  // Loaded anew while something was open: it is open no more.
  later()
  return history
}
