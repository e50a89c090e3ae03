import type { ShopStorage } from '../../shell/session/storage.ts'
import type { Request } from '../../shell/call/request.ts'
import type { HostMessage } from '../message/read-message.ts'

const key = 'cloudDesktopOrderCreateData2'

type StoredOrder = Omit<HostMessage, 'token' | 'email'> & {
  /** The server has it. */
  is_kept?: boolean
}

/** The last cloud-desktop order that the host sent (013); null when there is none. */
export function readDesktopOrder(storage: ShopStorage): StoredOrder | null {
  try {
    return JSON.parse(storage.read(key) ?? 'null') as StoredOrder | null
  } catch {
    return null
  }
}

/** Stores a cloud-desktop order without what would open a door, to be sent by `sendDesktopOrder`. */
export function storeDesktopOrder(storage: ShopStorage, { token: _token, email: _email, ...order }: HostMessage) {
  storage.write(key, JSON.stringify(order))
}

/** Posts the stored order to the server (§7) once a member is logged in, and retries after a failure. The response is only logged. */
export async function sendDesktopOrder(storage: ShopStorage, request: Request): Promise<void> {
  const order = readDesktopOrder(storage)
  if (!order || order.is_kept || storage.read('token') === null) return
  const { is_kept: _is_kept, ...payload } = order
  await request('pay/boostCmds', { payload })
  storage.write(key, JSON.stringify({ ...order, is_kept: true }))
}
