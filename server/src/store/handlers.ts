import type { store } from '@longmall/contract/store.ts'
import type { Handlers } from '../kernel/context.ts'
import { addClerks, removeClerk } from './staff/clerks.ts'
import { listStores } from './staff/list-stores.ts'
import { saveStore } from './staff/save-store.ts'
import { viewStore } from './staff/staff-store.ts'
import { removeStore, switchStore } from './staff/switch-store.ts'

export const storeHandlers: Handlers<typeof store> = {
  list: listStores,
  view: viewStore,
  save: saveStore,
  switch: switchStore,
  remove: removeStore,
  add_clerks: addClerks,
  remove_clerk: removeClerk,
}
