import { bindInterceptBack } from '@longmall/ui/overlay/back.ts'
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { bindCloseLayers } from '../shell/host/open-external-url.ts'

const pathOf = (href: string) => href.split(/[?#]/, 1)[0]

/** History state of the entry above a screen's own while a layer is open on it. */
const mark = 'lm_layer'

/**
 * A browser history in which Back closes the open sheet, dialog or viewer before it leaves the screen. While anything is open, an entry
 * with the same address is above the screen's own; the router does not see it. When everything is closed, or before the router
 * navigates, the history goes back from it, so that no extra entry remains.
 */
export function createLayeredHistory(win: Window): RouterHistory {
  let layers: { close: () => void }[] = []
  let hasLayerEntry = false
  let removing: Promise<void> | undefined
  let onRemoved: (() => void) | undefined

  const isMarked = () => (win.history.state as Record<string, unknown> | null)?.[mark] === true
  // The router observes calls of the window's own two methods; it does not observe calls below them.
  const { pushState, replaceState } = Object.getPrototypeOf(win.history) as History

  const pushLayerEntry = () => {
    history.flush()
    pushState.call(win.history, { ...win.history.state, [mark]: true }, '', win.location.href)
    hasLayerEntry = true
  }
  const removeLayerEntry = () =>
    (removing ??= new Promise<void>((resolve) => {
      history.flush()
      onRemoved = resolve
      win.history.back()
    }).finally(() => {
      removing = undefined
      settleLater()
    }))
  /** The screen's own entry takes over an address that changed while something was open. */
  const restoreAddress = () => {
    hasLayerEntry = false
    const { [mark]: _, ...state } = history.location.state as unknown as Record<string, unknown>
    replaceState.call(win.history, state, '', history.location.href)
  }
  const settle = () => {
    if (removing) return
    hasLayerEntry = isMarked()
    if (layers.length > 0 && !hasLayerEntry) pushLayerEntry()
    else if (layers.length === 0 && hasLayerEntry) void removeLayerEntry()
  }
  // A dialog that opens as another closes reuses the entry.
  const settleLater = () => queueMicrotask(settle)

  const indexOf = (state: unknown) => (state as { __TSR_index?: number } | null)?.__TSR_index
  const onPop = (event: PopStateEvent) => {
    // A step between a screen's own entry and the one above it; any other is the router's.
    const isSame = indexOf(win.history.state) === indexOf(history.location.state)
    if (onRemoved || (isSame && (hasLayerEntry || isMarked()))) event.stopImmediatePropagation()
    if (onRemoved) {
      restoreAddress()
      onRemoved()
      onRemoved = undefined
    } else if (isSame && hasLayerEntry && !isMarked()) {
      restoreAddress()
      layers.pop()?.close()
      settleLater()
    } else settleLater()
  }
  // Before the router's.
  win.addEventListener('popstate', onPop, { capture: true })

  const history = createBrowserHistory({ window: win })
  const { push, replace, back, go } = history
  const whenLeft = (step: () => void) => {
    // Open layers close with their screen.
    layers = []
    if (removing || isMarked()) void removeLayerEntry().then(step)
    else step()
  }
  bindCloseLayers(() => new Promise<void>(whenLeft))
  Object.assign(history, {
    push: (...to: Parameters<typeof push>) => whenLeft(() => push(...to)),
    back: (...options: Parameters<typeof back>) => whenLeft(() => back(...options)),
    go: (...to: Parameters<typeof go>) => whenLeft(() => go(...to)),
    // A navigation to another screen replaces this one; the same screen with another search remains under its open layers.
    replace: (path, state, options) => {
      if (pathOf(path) !== pathOf(history.location.href)) whenLeft(() => replace(path, state, options))
      else replace(path, isMarked() && !removing ? { ...state, [mark]: true } : state, options)
    },
  } satisfies Partial<RouterHistory>)

  bindInterceptBack((close) => {
    const layer = { close }
    layers.push(layer)
    settleLater()
    return () => {
      layers = layers.filter((one) => one !== layer)
      settleLater()
    }
  })
  // After a reload the layer is no longer open.
  settleLater()
  return history
}
