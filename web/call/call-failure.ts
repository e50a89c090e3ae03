import type { RefusalData } from '@longmall/contract/errors.ts'

export type FailureKind = 'refused' | 'timeout' | 'offline' | 'network' | 'broken'

/** A call that returned no data. `message` is in the reader's language; it may be empty when the server was not reached. */
export class CallFailure extends Error {
  readonly kind: FailureKind
  /** The number in the envelope; 0 when there was no response. */
  readonly code: number
  readonly reason: RefusalData['reason'] | undefined
  /** Field errors by path in the input, `items.0.price`: shown by label only (`web/errors`). */
  readonly fields: Record<string, string>
  readonly details: Record<string, unknown>

  constructor(kind: FailureKind, message: string, code = 0, data?: Partial<RefusalData> | null) {
    super(message)
    this.name = 'CallFailure'
    this.kind = kind
    this.code = code
    this.reason = data?.reason
    this.fields = data?.fields ?? {}
    this.details = data?.details ?? {}
  }
}

/** The refusal that a command failed with; null when there was no response. */
export const refusalOf = (failure: unknown): CallFailure | null =>
  failure instanceof CallFailure && failure.kind === 'refused' ? failure : null
