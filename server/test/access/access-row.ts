import type { RefusalCode } from '@longmall/contract/errors.ts'

/** The roles of the console that every shop starts with. */
export const roles = ['owner', 'operator', 'finance', 'support'] as const
export type Role = (typeof roles)[number]

/**
 * Who may call an operation. `everyone`: nobody is asked who they are; `shopper`: visitors and members; `member`: members of every
 * grade, clerks and distributors among them; `demo`: everyone, in a demo shop alone; else the roles of the console.
 */
export type Audience = 'everyone' | 'shopper' | 'member' | 'demo' | readonly Role[]

/** A field that names a member's own thing: how it is refused to others, or `ignored` where a foreign thing counts as none. */
export interface Owned {
  refusal: RefusalCode | 'ignored'
  /** How the owner is refused who has the thing, and nothing else that it takes; done when not said. */
  owners?: RefusalCode
  /** What else the call needs to come so far. */
  beside?: Record<string, unknown>
}
export interface Row {
  may: Audience
  owns?: Record<string, Owned>
}

export const everyone: Row = { may: 'everyone' }
export const shopper: Row = { may: 'shopper' }
export const member: Row = { may: 'member' }
export const staff = (...may: Role[]): Row => ({ may })
