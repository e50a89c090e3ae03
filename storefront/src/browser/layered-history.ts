import { bindInterceptBack } from '@longmall/ui/overlay/back.ts'
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { bindCloseLayers } from '../shell/host/open-external-url.ts'

const pathOf = (href: string) => href.split(/[?#]/, 1)[0]

/** History state of the entry above a screen's own while a layer is open on it. */
const mark = 'lm_layer'

/**
 * The browser's history, in which Back closes the sheet, dialog or viewer that is open before it leaves the screen.
 * While any layer is open, an extra entry with the screen's own address lies on top of the screen's entry; the router does not
 * observe it. It is removed by going back when all layers are closed, or before the router navigates.
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
  /** Copies the current address to the screen's own entry: the screen may have changed it while a layer was open. */
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
    // Layers are discarded with their screen.
    layers = []
    if (removing || isMarked()) void removeLayerEntry().then(step)
    else step()
  }
  bindCloseLayers(() => new Promise<void>(whenLeft))
  Object.assign(history, {
    push: (...to: Parameters<typeof push>) => whenLeft(() => push(...to)),
    back: (...options: Parameters<typeof back>) => whenLeft(() => back(...options)),
    go: (...to: Parameters<typeof go>) => whenLeft(() => go(...to)),
    // A replace by another path closes the layers first; a change of search parameters alone leaves them open.
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
