import type { TranslationTable } from '../../translate.ts'
import type { features as english } from '../../en-us/shared/features.ts'

export const features: TranslationTable<typeof english> = {
  addon_bundling: '优惠套餐',
  addon_coupon: '优惠券',
  addon_discount: '限时折扣',
  addon_gift: '礼品',
  addon_groupbuy: '团购',
  addon_manjian: '满减',
  addon_memberconsume: '消费奖励',
  addon_memberrecharge: '充值',
  addon_memberregister: '注册',
  addon_membersignin: '签到',
  addon_memberwithdraw: '提现',
  addon_pintuan: '拼团',
  addon_pointexchange: '积分商城',
  addon_seckill: '限时秒杀',
  addon_topic: '专题',
  addon_bargain: '砍价',
  addon_presale: '预售',
  addon_fenxiao: '分销',
  addon_game: '游戏',
}
