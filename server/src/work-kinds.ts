import { domains } from './app.ts'
import { goodsBulk } from './catalogue/bulk/bulk-edit.ts'
import { goodsExport } from './catalogue/export/export-goods.ts'
import { goodsImport, goodsImportDryRun } from './catalogue/import-work/start-import.ts'
import { affectedGoodsWork } from './catalogue/tree/update-affected-goods.ts'
import { memberExport } from './member/export/member-export.ts'
import { orderExport } from './order/staff/order-export.ts'
import { liabilityExport } from './ops/finance/export-liabilities.ts'
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
  goodsImportDryRun,
  affectedGoodsWork,
  orderExport,
  memberExport,
  ledgerExport,
  statementExport,
  ledgerCheck,
  liabilityExport,
  listExport(domains),
]
