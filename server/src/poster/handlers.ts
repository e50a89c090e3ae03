import type { poster } from '@longmall/contract/poster.ts'
import type { Handlers } from '../kernel/context.ts'
import { viewPoster } from './view-poster.ts'

export const posterHandlers: Handlers<typeof poster> = {
  view: viewPoster,
}
