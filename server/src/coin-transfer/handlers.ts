import type { coinTransfer } from '@longmall/contract/coin-transfer.ts'
import { inArea } from '../asset-area/require-area.ts'
import type { Handlers } from '../kernel/context.ts'
import { viewPayee } from './find-payee.ts'
import { listTransfers } from './list-transfers.ts'
import { makeCoinTransfer } from './make-coin-transfer.ts'
import { listCoinTransfers, viewCoinTransfer, viewOverview } from './views.ts'

export const coinTransferHandlers: Handlers<typeof coinTransfer> = {
  overview: inArea(viewOverview),
  payee: inArea(viewPayee),
  make: inArea(makeCoinTransfer),
  list: listCoinTransfers,
  view: viewCoinTransfer,
  list_transfers: listTransfers,
}
