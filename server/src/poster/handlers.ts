import type { poster } from '@longmall/contract/poster.ts'
import type { Handlers } from '../kernel/context.ts'

const unbuilt = (): never => {
  throw new Error('not built')
}

export const posterHandlers: Handlers<typeof poster> = {
  view: unbuilt,
}
