import type { Api } from '@longmall/contract/index.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { makeGoods, makeReduction } from '../fixtures.ts'
import type { TestShop } from '../harness.ts'
import { campaignForm, reductionForm, seriesForm } from '../../src/campaign/test/campaigns.ts'
import { couponForm, makeCoupon } from '../../src/coupon/test/coupons.ts'
import { pointsShopItemForm, makeItem } from '../../src/points-shop/test/items.ts'
import { giftRuleForm, makeGiftRule } from '../../src/gift/test/gifts.ts'
import { gameForm, makeGame } from '../../src/game/test/games.ts'
import { makeRule, makeTask, ruleForm, taskForm } from '../../src/reward/test/rewards.ts'
import { makePromotion } from '../make-promotion.ts'
import { makeTeamBuy } from '../../src/team-buy/test/team-buys.ts'

/** A discount that runs, or that begins at an instant. */
async function discount(shop: TestShop, starts_at?: string): Promise<number> {
  const { sku_id, goods_id } = await makeGoods(shop)
  const window = starts_at === undefined ? {} : { starts_at, ends_at: '2032-01-01T00:00:00.000Z' }
  return makePromotion(shop, { kind: 'discount', items: [{ sku_id, goods_id, price: 800 }], ...window })
}

/** A team that forms, as operators are shown it. */
async function team(shop: TestShop): Promise<{ group_id: number; version: number; member_id: number }> {
  const leader = await (await makeTeamBuy(shop)).join()
  return { group_id: await leader.group(), version: 1, member_id: leader.buyer.member_id }
}
const formingTeam = async (shop: TestShop) => {
  const { group_id, version } = await team(shop)
  return { group_id, version }
}

/** What each change of promotions, coupons, gifts, games and rewards takes to be done. */
export const promotionInputs = (shop: TestShop) =>
  ({
    'campaign/save': async () => campaignForm((await makeGoods(shop)).sku_id),
    'campaign/save_series': async () => ({
      ...seriesForm((await makeGoods(shop)).sku_id),
      first_day: '2031-06-01',
      last_day: '2031-06-01',
      sessions: [{ from_minute: 600, minutes: 60 }],
    }),
    'campaign/switch': async () => ({ promotion_id: await discount(shop), version: 1, is_on: false }),
    'campaign/end': async () => ({ promotion_id: await discount(shop), version: 1 }),
    'campaign/delete': async () => ({ promotion_id: await discount(shop, '2031-06-01T00:00:00.000Z'), version: 1 }),
    'campaign/dry_run_form': async () => ({
      ...campaignForm((await makeGoods(shop)).sku_id),
      baskets: 'generated' as const,
      max_baskets: 5,
    }),
    'campaign/save_reduction': async () => reductionForm(),
    'campaign/end_reduction': async () => ({ reduction_id: await makeReduction(shop), version: 1 }),
    'coupon/save': async () => couponForm(),
    'coupon/end': async () => ({ coupon_id: await makeCoupon(shop), version: 1 }),
    'coupon/grant': async () => ({ coupon_id: await makeCoupon(shop), member_ids: [(await shop.member()).member_id] }),
    'coupon/make_codes': async () => ({ coupon_id: await makeCoupon(shop, { claim_method: 'code' }), count: 1 }),
    'points_shop/save': async () => pointsShopItemForm(),
    'points_shop/switch': async () => ({ item_id: await makeItem(shop), version: 1, is_on: false }),
    'gift/save_rule': async () => giftRuleForm((await makeGoods(shop)).sku_id),
    'gift/switch_rule': async () => ({ rule_id: await makeGiftRule(shop, (await makeGoods(shop)).sku_id), version: 1, is_on: false }),
    'gift/grant': async () => ({
      member_ids: [(await shop.member()).member_id],
      sku_id: (await makeGoods(shop)).sku_id,
      quantity: 1,
      days: 30,
    }),
    'game/save': async () => gameForm(),
    'game/switch': async () => ({ game_id: await makeGame(shop), version: 1, is_on: false }),
    'game/end': async () => ({ game_id: await makeGame(shop), version: 1 }),
    'reward/save_rule': async () => ruleForm(),
    'reward/switch_rule': async () => ({ rule_id: await makeRule(shop, { occasion: 'register', longcoin: 1 }), version: 1, is_on: false }),
    'reward/save_task': async () => taskForm(),
    'reward/switch_task': async () => ({ task_id: await makeTask(shop, { kind: 'browse' }), version: 1, is_on: false }),
    'team_buy/complete': () => formingTeam(shop),
    'team_buy/fail': () => formingTeam(shop),
    'team_buy/remove': () => team(shop),
  }) satisfies { [Path in keyof Api]?: () => Promise<InputOf<Api[Path]>> }
