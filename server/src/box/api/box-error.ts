/** Error response to a request of a box; `message` is for developers of boxes. */
export const boxErrors = {
  headers: 'Box-Id, Box-Time, Box-Boot, Box-Seq and Box-Mac are needed; the numbers are whole, without leading zeros',
  not_authenticated: 'The id is not enrolled, or the MAC does not fit',
  revoked: 'The key of this box was revoked',
  clock: 'Box-Time is more than five minutes from the shop’s time, which is `time`: sign by it from now on',
  replayed: 'Box-Boot and Box-Seq are not after those of the last call',
  too_many: 'Too many calls from this address: come again in a minute',
  too_large: 'The body has more than 4,096 bytes',
  body: 'The body is not as described',
  not_bound: 'This box is bound to no device: show a code',
  not_logged_in: 'Nobody is logged in to this box: show a code',
  not_found: 'There is no such call',
  unavailable: 'The shop cannot answer now: come again in a minute',
} as const
export type BoxErrorName = keyof typeof boxErrors

export class BoxError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 503
  readonly error: BoxErrorName

  constructor(status: BoxError['status'], error: BoxErrorName) {
    super(boxErrors[error])
    this.status = status
    this.error = error
  }
}
