import { createHash } from 'node:crypto'
import type { session } from '@longmall/contract/session.ts'
import type { Handlers } from '../kernel/context.ts'
import { currentPair } from '../kernel/security/secure-message/pairs.ts'
import { openSessionKey } from './open-session-key.ts'

export const sessionHandlers: Handlers<typeof session> = {
  key: async ({ site }) => ({ ...(await currentPair(site)), server_time: new Date().toISOString() }),
  open: openSessionKey,
  echo: async ({ sealedBy }, { text }) => ({ option: sealedBy, sha256: createHash('sha256').update(text).digest('base64url') }),
}
