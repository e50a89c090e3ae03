import type { ServerPhrases } from '../../en-us/server/index.ts'
import { application } from './application.ts'
import { bridge } from './bridge.ts'
import { call } from './call.ts'
import { code } from './code.ts'
import { content } from './content.ts'
import { identity } from './identity.ts'
import { media } from './media.ts'
import { member } from './member.ts'
import { message } from './message.ts'
import { sandbox } from './sandbox.ts'
import { session } from './session.ts'
import { shop } from './shop.ts'
import { staff } from './staff.ts'

export const serverPhrases: ServerPhrases = {
  ...application,
  ...bridge,
  ...call,
  ...code,
  ...content,
  ...identity,
  ...media,
  ...member,
  ...message,
  ...sandbox,
  ...session,
  ...shop,
  ...staff,
}
