import type { application } from '@longmall/contract/application.ts'
import type { Handlers } from '../kernel/context.ts'
import { applyForFranchise } from './apply-for-franchise.ts'
import { applyToJoin } from './apply-to-join.ts'
import { reviewApplication } from './review-application.ts'
import { sendFranchiseCode, sendJoinCode } from './send-application-code.ts'
import { listApplications, viewMine } from './views.ts'

export const applicationHandlers: Handlers<typeof application> = {
  send_join_code: sendJoinCode,
  join: applyToJoin,
  send_franchise_code: sendFranchiseCode,
  franchise: applyForFranchise,
  mine: viewMine,
  list: listApplications,
  review: reviewApplication,
}
