import type { Context } from './context.ts'

/** What keeps an account from being cancelled, in the caller's words. */
export interface Obstacle {
  kind: string
  text: string
}

/** How a domain lets a member go (IDN-13). Each domain that keeps something of members has one, listed in `reactions.ts`. */
export interface Farewell {
  domain: string
  /** Why the member cannot go yet; read beforehand, and again under the lock of the member's row. */
  obstacle: (context: Context, member_id: number) => Promise<Obstacle | null>
  /** Erases what is personal, in the transaction that cancels the account; what the books or the law need stays. */
  erase: (context: Context, member_id: number) => Promise<void>
}

/** For a domain in whose way nothing stands, or that has nothing to erase. */
export const noObstacle: Farewell['obstacle'] = () => Promise.resolve(null)
export const nothingToErase: Farewell['erase'] = () => Promise.resolve()
