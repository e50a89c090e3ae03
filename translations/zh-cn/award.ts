import { awards } from './shared/awards.ts'
import type { award as english } from '../en-us/award.ts'
import type { TranslationTable } from '../translate.ts'

export const award: TranslationTable<typeof english> = {
  ...awards,
  plan_title: '现行奖励方案',
  plan_version: '版本 {plan_id}，自 {day} 起',
  plan_lead: '各项比例均按实际成交的销售额计算。没有销售就没有奖励；某一代的推荐人未达到 AM 时，该代不发放。',
  rate: '比例',
  generations: '第 {first}–{last} 代',
  cap_title: '上限',
  cap_text:
    '单笔销售产生的全部奖励合计最多为其实付金额的 {cap}。超出时全部按同一系数缩减，因此实际所得可能低于上述比例；每笔奖励都会显示该系数。',
  split_title: '奖金的发放方式',
  split_text: '按您持有的 ACC 数量，以当日单价计算：',
  below: '低于 {threshold}',
  from: '{threshold} 及以上',
  freeze_text_one: '推荐奖在每日结算后锁定 {count} 天。',
  freeze_text_other: '推荐奖在每日结算后锁定 {count} 天。',
}
