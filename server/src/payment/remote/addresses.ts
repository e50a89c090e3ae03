const inApp = 'in_app=1'
const withFlags = (path: string, flags: (string | false)[]): string => [path, flags.filter(Boolean).join('&')].filter(Boolean).join('?')

/** Where a shopper goes to be sent on to a remote provider; the reference is a secret of the one try. */
export const goAddress = (reference: string, isInApp: boolean): string => withFlags(`/api/payment/go/${reference}`, [isInApp && inApp])

/** Where a remote provider sends the shopper back. */
export const comeBackAddress = (reference: string, gaveUp: boolean, isInApp: boolean): string =>
  withFlags(`/api/payment/back/${reference}`, [gaveUp && 'gave_up=1', isInApp && inApp])

/** The page that sends somebody back to the app from the browser that it opened. */
export const backInAppAddress = '/api/payment/back-in-app'
