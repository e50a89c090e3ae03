import type { exchange } from '@longmall/contract/exchange.ts'
import type { Handlers } from '../kernel/context.ts'
import { exchangeItem } from './exchange-item.ts'
import { listRecords, viewRecord } from './records/list-records.ts'
import { saveItem, switchItem } from './staff/save-item.ts'
import { searchRecords } from './staff/search-records.ts'
import { searchItems, viewForStaff } from './staff/staff-item.ts'
import { listItems, viewItem } from './views.ts'

export const exchangeHandlers: Handlers<typeof exchange> = {
  list: listItems,
  view: viewItem,
  exchange: exchangeItem,
  orders: listRecords,
  result: viewRecord,
  search: searchItems,
  staff_view: viewForStaff,
  records: searchRecords,
  save: saveItem,
  switch: switchItem,
}
