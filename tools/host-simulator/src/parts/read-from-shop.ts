import { isCommand } from '@longmall/storefront/src/bridge/message/commands.ts'
import type { HostMessage } from '@longmall/storefront/src/bridge/message/read-message.ts'

/** A message of the shop; null for anything else that a frame may send. */
export function readFromShop(data: unknown): HostMessage | null {
  if (typeof data !== 'string') return null
  try {
    const message = JSON.parse(data) as HostMessage
    return isCommand(message.cmd) && typeof message.mes_unique_id === 'string' ? message : null
  } catch {
    return null
  }
}
