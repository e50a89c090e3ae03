import type { RefusalData } from '@longmall/contract/errors.ts'

export type FailureKind = 'refused' | 'timeout' | 'offline' | 'network' | 'broken'

/** A call that brought no data. `message` can be shown as it is: it is in the shopper's language. */
export class RequestFailure extends Error {
  readonly kind: FailureKind
  /** The number in the envelope; 0 when there was no answer. */
  readonly code: number
  readonly reason: RefusalData['reason'] | undefined
  /** Wrong fields by name, with the words for each. */
  readonly fields: Record<string, string>
  readonly details: Record<string, unknown>

  constructor(kind: FailureKind, message: string, code = 0, data?: Partial<RefusalData> | null) {
    super(message)
    this.name = 'RequestFailure'
    this.kind = kind
    this.code = code
    this.reason = data?.reason
    this.fields = data?.fields ?? {}
    this.details = data?.details ?? {}
  }
}
