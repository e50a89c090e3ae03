import type { Context } from './context.ts'

/** A reason why an account cannot be closed, in the caller's language. */
export interface ClosureBlocker {
  kind: string
  text: string
}

/** A domain's part in closing an account (IDN-13). Each domain that stores data of members has one, listed in `account-closures.ts`. */
export interface AccountClosureStep {
  domain: string
  /** Why the member cannot go yet; read beforehand, and again under the lock of the member's row. */
  findBlocker: (context: Context, member_id: number) => Promise<ClosureBlocker | null>
  /** Erases what is personal, in the transaction that cancels the account; what the books or the law need stays. */
  erase: (context: Context, member_id: number) => Promise<void>
}

/** For a domain without blockers, or that has nothing to erase. */
export const noBlocker: AccountClosureStep['findBlocker'] = () => Promise.resolve(null)
export const nothingToErase: AccountClosureStep['erase'] = () => Promise.resolve()
