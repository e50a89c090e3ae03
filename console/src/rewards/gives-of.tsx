import type { Gives } from '@longmall/contract/reward.ts'
import { RecordLink } from '../shell/display/record-link.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useWords } from '../shell/language.tsx'

export interface GivesOfProps {
  gives: Gives
  coupon_id: number | null
  sku_id?: number | null
  game_id: number | null
}

/** What a rule or a task gives, in lines; what has no name any more is named by its number. */
export function GivesOf({
  gives: { longcoin, money, coupon_name, goods_name, game_name, chances },
  coupon_id,
  sku_id,
  game_id,
}: GivesOfProps) {
  const say = useWords('reward')
  const format = useFormat()
  return (
    <div style={{ maxWidth: 260, whiteSpace: 'normal' }}>
      {longcoin > 0 && <div>{say('gives_longcoin', { count: format.count(longcoin) })}</div>}
      {!/^0(\.0+)?$/.test(money) && <div>{say('gives_money', { money: format.money(money) })}</div>}
      {coupon_id !== null && <div>{say('gives_coupon', { name: coupon_name ?? `#${coupon_id}` })}</div>}
      {typeof sku_id === 'number' && <div>{say('gives_goods', { name: goods_name ?? `SKU ${sku_id}` })}</div>}
      {game_id !== null && (
        <div>
          <RecordLink to="/games/edit" search={{ game_id }}>
            {say('gives_chances', { count: format.count(chances), name: game_name ?? `#${game_id}` })}
          </RecordLink>
        </div>
      )}
    </div>
  )
}
