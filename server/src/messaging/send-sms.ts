import type { Context } from '../kernel/context.ts'
import { queueMessage, type Message } from './queue-message.ts'

/** Queues an SMS within the caller's transaction. Refuses nothing: what cannot be sent stays in the outbox (IDN-14). */
export const queueSms = (context: Context, message: Message): Promise<void> => queueMessage(context, 'sms', message)
