import type { invitation } from '@longmall/contract/invitation.ts'
import type { Handlers } from '../kernel/context.ts'

const unbuilt = (): never => {
  throw new Error('not built')
}

export const invitationHandlers: Handlers<typeof invitation> = {
  view: unbuilt,
  invitees: unbuilt,
  list_rewards: unbuilt,
}
