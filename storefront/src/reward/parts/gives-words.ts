import type { Gives } from '@longmall/contract/reward.ts'
import type { reward } from '@longmall/phrases/en-us/reward.ts'
import type { Say } from '@longmall/phrases/phrases.ts'
import { type CurrencyDisplay, displayPrice } from '@longmall/pricing/display-price.ts'

type SayReward = Say<typeof reward>

/** What is given, part by part: "+5 longcoin", "$2 in your balance", "Free delivery", "2 draws in “Lucky wheel”". */
export const givesParts = (gives: Gives, say: SayReward, currency: CurrencyDisplay): string[] =>
  [
    gives.longcoin > 0 && say('coins', { count: gives.longcoin }),
    !/^0(\.0+)?$/.test(gives.money) && say('money', { amount: displayPrice(gives.money, currency) }),
    gives.coupon_name !== null && say('coupon', { name: gives.coupon_name }),
    gives.goods_name !== null && say('goods', { name: gives.goods_name }),
    gives.game_name !== null && say('chances', { count: gives.chances, name: gives.game_name }),
  ].filter((part) => part !== false)

/** All of several in one line. */
export const givesWords = (all: readonly Gives[], say: SayReward, currency: CurrencyDisplay): string =>
  all.flatMap((gives) => givesParts(gives, say, currency)).join(' · ')
