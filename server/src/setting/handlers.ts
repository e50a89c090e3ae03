import type { setting } from '@longmall/contract/setting.ts'
import type { Handlers } from '../kernel/context.ts'
import { changeSettings } from './change-settings.ts'
import { restoreSetting } from './restore-setting.ts'
import { tryStorage } from './try-storage.ts'
import { listSettings, viewSetting } from './views.ts'

export const settingHandlers: Handlers<typeof setting> = {
  list: listSettings,
  view: viewSetting,
  change: changeSettings,
  restore: restoreSetting,
  try_storage: tryStorage,
}
