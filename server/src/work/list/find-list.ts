import { contract } from '@longmall/contract/index.ts'
import type { AnyOperation } from '@longmall/contract/operation.ts'
import type * as z from 'zod/mini'
import type { StaffActor } from '../../kernel/context.ts'
import { isPermitted, mayCall } from '../../kernel/security/permissions.ts'
import { definitionOf } from './definition.ts'

/** A list of the console's: a query of operators that answers `list`, by pages or whole. */
export interface StaffList {
  operation: AnyOperation
  row: z.ZodMiniType
  isPaged: boolean
}

/** Every list of the console's, by its path; a new one is here by itself. */
export const staffLists: ReadonlyMap<string, StaffList> = new Map(
  Object.values(contract)
    .flatMap((domain): AnyOperation[] => Object.values(domain))
    .flatMap((operation) => {
      if (operation.kind !== 'query' || operation.access.who !== 'staff') return []
      const { shape } = definitionOf(operation.output)
      const row = shape?.list && definitionOf(shape.list).element
      return row ? [[operation.path, { operation, row, isPaged: Boolean(shape.next) }] as const] : []
    }),
)

// Lists with an export of their own require its permission.
const ownRight: Record<string, string> = {
  'order/search': 'order.export',
  'member/list_members': 'member.export',
  'wallet/account_statement': 'wallet.export',
  'ops/liability_holders': 'finance.export',
  'ops/liability_accounts': 'finance.export',
}

/** May this operator take the whole list away? Who may not see it may not export it. */
export const mayExport = ({ permissions }: StaffActor, { operation: { path, access } }: StaffList): boolean =>
  mayCall(permissions, access.permission) && isPermitted(permissions, 'list.export') && mayCall(permissions, ownRight[path])
