import type { game } from '@longmall/contract/game.ts'
import type { Handlers } from '../kernel/context.ts'
import { draw } from './draw/draw.ts'
import { changeSeed, prepare } from './draw/prepare.ts'
import { checkAnyDraw, listDraws } from './staff/list-draws.ts'
import { saveGame } from './staff/save-game.ts'
import { listGames, viewStaffGame } from './staff/staff-game.ts'
import { endGame, switchGame } from './staff/switch-game.ts'
import { viewFigures } from './staff/view-figures.ts'
import { checkDraw, listRecords } from './views/records.ts'
import { listRunning, viewGame } from './views/view-game.ts'

export const gameHandlers: Handlers<typeof game> = {
  running: listRunning,
  view: viewGame,
  prepare,
  draw,
  change_seed: changeSeed,
  records: listRecords,
  check: checkDraw,
  list: listGames,
  staff_view: viewStaffGame,
  save: saveGame,
  switch: switchGame,
  end: endGame,
  figures: viewFigures,
  draws: listDraws,
  staff_check: checkAnyDraw,
}
