/** Lets Back close something that is open: `close` is called at most once; what it answers gives Back free again. */
export type InterceptBack = (close: () => void) => () => void

let bound: InterceptBack = () => () => undefined

/** Called once, by an app whose history can hold Back; in one that never calls it Back leaves the page. */
export const bindInterceptBack = (intercept: InterceptBack) => {
  bound = intercept
}

export const interceptBack: InterceptBack = (close) => bound(close)
