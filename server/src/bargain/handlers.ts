import type { bargain } from '@longmall/contract/bargain.ts'
import type { Handlers } from '../kernel/context.ts'
import { helpBargain } from './help-bargain.ts'
import { openBargain } from './open-bargain.ts'
import { moveBargain } from './move-bargain.ts'
import { listMine, searchBargains, viewBargain } from './views.ts'

export const bargainHandlers: Handlers<typeof bargain> = {
  open: openBargain,
  view: viewBargain,
  help: helpBargain,
  change_sku: moveBargain,
  mine: listMine,
  search: searchBargains,
}
