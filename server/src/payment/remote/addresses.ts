const inAppFlag = 'in_app=1'
const withFlags = (path: string, flags: (string | false)[]): string => [path, flags.filter(Boolean).join('&')].filter(Boolean).join('?')

/** The redirect address to a remote provider; the reference is a secret of the attempt. */
export const redirectAddress = (reference: string, isInApp: boolean): string =>
  withFlags(`/api/payment/go/${reference}`, [isInApp && inAppFlag])

/** Where a remote provider sends the shopper back. */
export const providerReturnAddress = (reference: string, isCancelled: boolean, isInApp: boolean): string =>
  withFlags(`/api/payment/back/${reference}`, [isCancelled && 'gave_up=1', isInApp && inAppFlag])

/** The page that sends somebody back to the app from the browser that it opened. */
export const returnToAppAddress = '/api/payment/back-in-app'
