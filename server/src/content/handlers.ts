import type { content } from '@longmall/contract/content.ts'
import type { Handlers } from '../kernel/context.ts'
import { publishAgreement } from './agreement/publish-agreement.ts'
import { listAgreements, viewAgreement } from './agreement/view-agreement.ts'
import { viewHome } from './view-home.ts'

export const contentHandlers: Handlers<typeof content> = {
  home: viewHome,
  agreement: viewAgreement,
  list_agreements: listAgreements,
  publish_agreement: publishAgreement,
}
