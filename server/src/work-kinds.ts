import { domains } from './app.ts'
import { goodsBulk } from './catalogue/bulk/bulk-edit.ts'
import { goodsExport } from './catalogue/export/export-goods.ts'
import { goodsImport, goodsRehearsal } from './catalogue/import-work/start-import.ts'
import { goodsFollow } from './catalogue/tree/follow-goods.ts'
import { memberExport } from './member/export/member-export.ts'
import { orderExport } from './order/staff/order-export.ts'
import { owedExport } from './ops/finance/export-owed.ts'
import { statementExport } from './wallet/account/statement-export.ts'
import { ledgerCheck } from './wallet/book/check-ledger.ts'
import { ledgerExport } from './wallet/export/ledger-export.ts'
import { listExport } from './work/list/list-export.ts'
import type { AnyWorkKind } from './work/work-kind.ts'

/** What can be done as long work: each kind by its domain. */
export const workKinds: readonly AnyWorkKind[] = [
  goodsBulk,
  goodsExport,
  goodsImport,
  goodsRehearsal,
  goodsFollow,
  orderExport,
  memberExport,
  ledgerExport,
  statementExport,
  ledgerCheck,
  owedExport,
  listExport(domains),
]
