import type { site } from '@longmall/contract/site.ts'
import type { Handlers } from '../kernel/context.ts'
import { advanceClock } from './advance-clock.ts'
import { listAdverts } from './list-adverts.ts'
import { siteSettings } from './settings.ts'
import { listStaffAdverts, viewAdvert } from './staff/adverts.ts'
import { removeAdvert } from './staff/remove-advert.ts'
import { saveAdvert } from './staff/save-advert.ts'
import { changeSetup, viewSetup } from './staff/setup.ts'
import { listDemoAccounts, viewState } from './views.ts'
import { recordVisitor } from './visitors/record-visitor.ts'

export const siteHandlers: Handlers<typeof site> = {
  state: viewState,
  time: async ({ now }) => ({ server_time: now }),
  visit: recordVisitor,
  adverts: listAdverts,
  web_view: async ({ setting }) => ({ hosts: setting(siteSettings.webview_hosts) }),
  map: async ({ setting }) => ({ tiles: setting(siteSettings.map_tiles) }),
  demo_accounts: listDemoAccounts,
  advance_clock: advanceClock,
  list_adverts: listStaffAdverts,
  view_advert: viewAdvert,
  save_advert: saveAdvert,
  remove_advert: removeAdvert,
  view_settings: viewSetup,
  change_settings: changeSetup,
}
