import type { clone } from '@longmall/contract/clone.ts'
import { inArea } from '../asset-area/require-area.ts'
import type { Handlers } from '../kernel/context.ts'
import { listClones, viewMine } from './views.ts'

export const cloneHandlers: Handlers<typeof clone> = {
  mine: inArea(viewMine),
  list: listClones,
}
