import type { assetArea } from '@longmall/contract/asset-area.ts'
import type { Handlers } from '../kernel/context.ts'
import { agree } from './agree.ts'
import { viewAcceptances, viewArea, viewTerms } from './views.ts'

export const assetAreaHandlers: Handlers<typeof assetArea> = {
  view: viewArea,
  terms: viewTerms,
  agree,
  acceptances: viewAcceptances,
}
