import type { RewardSummary } from '@longmall/contract/reward.ts'
import { RecordLink } from '../shell/display/record-link.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'

export interface RewardContentsProps {
  reward: RewardSummary
  coupon_id: number | null
  sku_id?: number | null
  game_id: number | null
}

/** The contents of a reward, in lines; what no longer has a name is shown by its number. */
export function RewardContents({
  reward: { longcoin, money, coupon_name, goods_name, game_name, chances },
  coupon_id,
  sku_id,
  game_id,
}: RewardContentsProps) {
  const t = useTranslations('reward')
  const format = useFormat()
  return (
    <div style={{ maxWidth: 260, whiteSpace: 'normal' }}>
      {longcoin > 0 && <div>{t('reward_longcoin', { count: format.count(longcoin) })}</div>}
      {!/^0(\.0+)?$/.test(money) && <div>{t('reward_money', { money: format.money(money) })}</div>}
      {coupon_id !== null && <div>{t('reward_coupon', { name: coupon_name ?? `#${coupon_id}` })}</div>}
      {typeof sku_id === 'number' && <div>{t('reward_goods', { name: goods_name ?? `SKU ${sku_id}` })}</div>}
      {game_id !== null && (
        <div>
          <RecordLink to="/games/edit" search={{ game_id }}>
            {t('reward_chances', { count: format.count(chances), name: game_name ?? `#${game_id}` })}
          </RecordLink>
        </div>
      )}
    </div>
  )
}
