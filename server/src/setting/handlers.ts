import type { setting } from '@longmall/contract/setting.ts'
import type { Handlers } from '../kernel/context.ts'
import { changeSettings } from './change-settings.ts'
import { approveRequest, refuseRequest, withdrawRequest } from './request/decide-request.ts'
import { listRequests } from './request/list-requests.ts'
import { restoreSetting } from './restore-setting.ts'
import { testStorage } from './test-storage.ts'
import { listSettings, viewSetting } from './views.ts'

export const settingHandlers: Handlers<typeof setting> = {
  list: listSettings,
  view: viewSetting,
  change: changeSettings,
  restore: restoreSetting,
  list_requests: listRequests,
  approve_request: approveRequest,
  refuse_request: refuseRequest,
  withdraw_request: withdrawRequest,
  test_storage: testStorage,
}
