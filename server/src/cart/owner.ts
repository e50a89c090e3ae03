import { sql, type RawBuilder } from 'kysely'
import type { MemberActor, VisitorActor } from '../kernel/context.ts'
import { wrongField } from '../kernel/refusal.ts'

export type Shopper = MemberActor | VisitorActor

/** Whose cart it is: a member's, or that of a browser's random key. */
export type Owner = { member_id: number; visitor: null } | { member_id: null; visitor: string }

/** The owner of the caller's cart; null for a visitor who has sent no key and so has no cart. */
export function findOwner(actor: Shopper): Owner | null {
  if (actor.kind === 'member') return { member_id: actor.member_id, visitor: null }
  return actor.visitor === null ? null : { member_id: null, visitor: actor.visitor }
}

/** The owner of a cart that is about to change; a visitor must have sent the key. */
export function requireOwner(actor: Shopper): Owner {
  const owner = findOwner(actor)
  if (!owner) throw wrongField('visitor', 'field.required')
  return owner
}

/** SQL: the lines of `cart_line` that are the owner's. */
export const ownedBy = ({ member_id, visitor }: Owner): RawBuilder<boolean> =>
  member_id === null ? sql<boolean>`cart_line.visitor = ${visitor}` : sql<boolean>`cart_line.member_id = ${member_id}`

/** SQL: the unique index that makes one line a SKU. */
export const skuConflictTarget = ({ member_id }: Owner): RawBuilder<unknown> =>
  member_id === null ? sql`(visitor, sku_id) where visitor is not null` : sql`(member_id, sku_id) where member_id is not null`
