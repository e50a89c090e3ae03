import type { Context } from '../kernel/context.ts'
import { queueMessage, type Message } from './queue-message.ts'

/** Queues a mail within the caller's transaction. Refuses nothing: what cannot be sent stays in the outbox (IDN-14). */
export const queueMail = (context: Context, message: Message): Promise<void> => queueMessage(context, 'mail', message)
