import type { awards as english, codes as codesInEnglish } from '../../en-us/shared/awards.ts'
import type { TranslationTable } from '../../translate.ts'

export const awards: TranslationTable<typeof english> = {
  kind_referral: '推荐奖',
  kind_avatar: '分身奖',
  kind_mall: '全球商城奖',
  kind_sharing: '分享奖',
  kind_global: '全球奖',
  kind_education: '教育扶持奖',
  kind_director: '董事奖',
  kind_matching: '对碰奖',
  kind_management: '管理奖',
  kind_clone: '分身奖金',
  base_referral: '按启动产品的实付金额计算，奖给买家的各代推荐人',
  base_avatar: '按 250 USDA 计算，奖给新分身所有者的推荐人',
  base_mall: '按商品利润计算，商品过退货期后计入',
  base_sharing: '按直接推荐会员的商品实付金额计算，以龙币发放',
  base_global: '按当日启动产品销售额计算，由 RM1 至 RM4 按权重分配',
  base_education: '按当日启动产品销售额计算，由 RM3 和 RM4 分配',
  base_director: '按当日启动产品销售额计算，由 RM4 分配',
  base_matching: '按当日双轨树左右两侧对碰的业绩计算，未对碰部分结转',
  base_management: '按下级各代的对碰奖计算，奖给 RM2 及以上',
  generation: '第 {generation} 代',
}

/** Income type codes of coins and boxes. */
export const codes: TranslationTable<typeof codesInEnglish> = {
  code_1: '存款利息，Plan1',
  code_2: '存款利息，Plan2',
  code_4: '存款利息，Plan3',
  code_5: '存款利息，Plan4',
  code_6: '提币',
  code_9: '挖矿收益',
  code_11: '定期存款',
  code_12: '质押收益',
  code_13: '转账',
  code_21: '扫码提币',
  code_22: '现金提现',
}
