/** Lets Back close something that is open: `close` is called at most once; what it answers gives Back free again. */
export type HoldBack = (close: () => void) => () => void

let bound: HoldBack = () => () => undefined

/** Called once, by an app whose history can hold Back; in one that never calls it Back leaves the page. */
export const bindHoldBack = (hold: HoldBack) => {
  bound = hold
}

export const holdBack: HoldBack = (close) => bound(close)
