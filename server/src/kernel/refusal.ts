import type { RefusalCode } from '@longmall/contract/errors.ts'

/** A request the rules do not allow; `code` is the key of its message, `details` fill them. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: Record<string, unknown>

  constructor(code: RefusalCode, details: Record<string, unknown> = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** A refusal that says after how many seconds to come again: `retry-after` of the answer. */
export class RetryLater extends Refusal {
  readonly seconds: number

  constructor(code: RefusalCode, seconds: number) {
    super(code)
    this.seconds = Math.max(1, seconds)
  }
}

/** A wrong field and what is wrong with it: a key of the phrases and what fills it. */
export interface FieldError {
  key: RefusalCode
  params: Record<string, unknown>
}

/** An input with wrong fields, each by its name. */
export class WrongFields extends Refusal {
  readonly fields: Record<string, FieldError>

  constructor(fields: Record<string, FieldError>) {
    super('call.wrong_fields')
    this.fields = fields
  }
}

/** One wrong field. */
export const wrongField = (name: string, key: RefusalCode, params: Record<string, unknown> = {}) =>
  new WrongFields({ [name]: { key, params } })
