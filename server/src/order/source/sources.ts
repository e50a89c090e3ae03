import type { PurchaseSourceKind } from '@longmall/contract/order.ts'
import type { Context } from '../../kernel/context.ts'
import type { PurchaseSource } from './purchase-source.ts'

type Site = Pick<Context, 'site'>

/** By what an order or a purchase of this kind was bought; `plain` where it has none. */
export const sourceOf = ({ site }: Site, kind: PurchaseSourceKind | null): PurchaseSource => site.purchaseSources[kind ?? 'plain']

/** Does a paid order of this kind wait for what is decided first? */
export const isOnHold = (context: Site, kind: PurchaseSourceKind | null): boolean => sourceOf(context, kind).holds_paid === true

/** The kinds whose paid orders wait so. */
export const onHoldKinds = ({ site }: Site): string[] =>
  Object.entries(site.purchaseSources).flatMap(([kind, source]) => (source.holds_paid ? [kind] : []))
