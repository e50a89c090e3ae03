import type { messaging } from '@longmall/contract/messaging.ts'
import type { Handlers } from '../kernel/context.ts'
import { sendTest } from './staff/send-test.ts'
import { listForStaff, listMessages } from './views.ts'

export const messagingHandlers: Handlers<typeof messaging> = {
  outbox: listMessages,
  list_messages: listForStaff,
  send_test: sendTest,
}
