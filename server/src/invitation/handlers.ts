import type { invitation } from '@longmall/contract/invitation.ts'
import type { Handlers } from '../kernel/context.ts'
import { listRewards } from './list-rewards.ts'
import { listInvitees, viewInvitation } from './views.ts'

export const invitationHandlers: Handlers<typeof invitation> = {
  view: viewInvitation,
  invitees: listInvitees,
  list_rewards: listRewards,
}
