import type { conversion } from '@longmall/contract/conversion.ts'
import { inArea } from '../asset-area/require-area.ts'
import type { Handlers } from '../kernel/context.ts'
import { makeConversion } from './make-conversion.ts'
import { quoteConversion, viewOverview } from './quote-conversion.ts'
import { listAllConversions, listConversions, viewConversion } from './views.ts'

export const conversionHandlers: Handlers<typeof conversion> = {
  overview: inArea(viewOverview),
  quote: inArea(quoteConversion),
  make: inArea(makeConversion),
  list: listConversions,
  view: viewConversion,
  list_conversions: listAllConversions,
}
