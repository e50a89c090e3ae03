import type { RewardSummary } from '@longmall/contract/reward.ts'
import { Coins, Dices, Gift, Mail, Ticket } from 'lucide-react'
import type { reward } from '@longmall/translations/en-us/reward.ts'
import type { Translate } from '@longmall/translations/translate.ts'
import { type CurrencyDisplay, displayPrice } from '@longmall/pricing/display-price.ts'

/** A small picture of the best that is given. */
export function RewardIcon({ rewards, size = 20 }: { rewards: readonly RewardSummary[]; size?: number }) {
  const has = (test: (one: RewardSummary) => boolean) => rewards.some(test)
  const Icon = has((one) => one.goods_name !== null)
    ? Gift
    : has((one) => one.coupon_name !== null)
      ? Ticket
      : has((one) => one.chances > 0)
        ? Dices
        : has((one) => one.money !== '0.00')
          ? Mail
          : Coins
  return <Icon size={size} aria-hidden />
}

type RewardTranslate = Translate<typeof reward>

/** The parts of a reward as text: "+5 longcoin", "$2 in your balance", "Free delivery", "2 draws in “Lucky wheel”". */
export const rewardParts = (gives: RewardSummary, t: RewardTranslate, currency: CurrencyDisplay): string[] =>
  [
    gives.longcoin > 0 && t('coins', { count: gives.longcoin }),
    !/^0(\.0+)?$/.test(gives.money) && t('money', { amount: displayPrice(gives.money, currency) }),
    gives.coupon_name !== null && t('coupon', { name: gives.coupon_name }),
    gives.goods_name !== null && t('goods', { name: gives.goods_name }),
    gives.game_name !== null && t('chances', { count: gives.chances, name: gives.game_name }),
  ].filter((part) => part !== false)

/** All of several in one line. */
export const rewardText = (all: readonly RewardSummary[], t: RewardTranslate, currency: CurrencyDisplay): string =>
  all.flatMap((gives) => rewardParts(gives, t, currency)).join(' · ')
