import type { RewardSummary } from '@longmall/contract/reward.ts'
import type { reward } from '@longmall/translations/en-us/reward.ts'
import type { Translate } from '@longmall/translations/translate.ts'
import { type CurrencyDisplay, displayPrice } from '@longmall/pricing/display-price.ts'

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
