/** Lets Back close a layer: `close` is called at most once; the returned function unregisters it. */
export type InterceptBack = (close: () => void) => () => void

let bound: InterceptBack = () => () => undefined

/** Called once, by an app whose history can intercept Back; otherwise Back leaves the page. */
export const bindInterceptBack = (intercept: InterceptBack) => {
  bound = intercept
}

export const interceptBack: InterceptBack = (close) => bound(close)
