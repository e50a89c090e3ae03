import type { GameKind, PrizeKind } from '@longmall/contract/game-shapes.ts'
import type { ScreenPath } from '../routes/table.ts'
import { type RawSearch, readInteger } from '../shell/search.ts'

/** The game that an address names; none: the one of its kind that runs. */
export const readGame = ({ id }: RawSearch) => ({ game_id: readInteger(id) })

export const gamePath: Record<GameKind, ScreenPath> = {
  wheel: '/promotionpages/game/wheel',
  scratch: '/promotionpages/game/scratch',
  egg: '/promotionpages/game/egg',
}

/** The address that shows a prize. */
export const prizePath: Record<Exclude<PrizeKind, 'nothing'>, ScreenPath> = {
  goods: '/promotionpages/gift/list/list',
  coupon: '/v2/member/coupon/coupon',
  longcoin: '/v2/member/point/point',
  red_packet: '/v2/member/balance/balance',
}
