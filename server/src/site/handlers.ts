import type { site } from '@longmall/contract/site.ts'
import type { Handlers } from '../kernel/context.ts'
import { advanceClock } from './advance-clock.ts'
import { listAdverts } from './list-adverts.ts'
import { siteSettings } from './settings.ts'
import { listDemoAccounts, viewState } from './views.ts'

export const siteHandlers: Handlers<typeof site> = {
  state: viewState,
  time: async ({ now }) => ({ server_time: now }),
  adverts: listAdverts,
  web_view: async ({ setting }) => ({ hosts: setting(siteSettings.webview_hosts) }),
  map: async ({ setting }) => ({ tiles: setting(siteSettings.map_tiles) }),
  demo_accounts: listDemoAccounts,
  advance_clock: advanceClock,
}
