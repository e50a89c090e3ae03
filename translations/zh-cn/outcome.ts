import type { outcome as english } from '../en-us/outcome.ts'
import type { TranslationTable } from '../translate.ts'

export const outcome: TranslationTable<typeof english> = {
  goods_title: '您将得到的商品',
  goods_text: '您支付的是这些商品的价款，商品会像商城的其他商品一样寄给您。',
  grade_text: '购买后您同时成为 AM。{am} 天内未成为 RM 的，奖励会被冻结；再过 {forfeit} 天，奖励归商城所有。',
  see_levels: '等级与条件',
  title: '以往买家的所得',
  lead: '数据来自本商城账目，截至 {day}：共 {members} 位会员，购买至少满 {days} 天且未退货。',
  figure: '所得奖励',
  first_days: '前 {days} 天',
  so_far: '至今合计',
  median: '半数会员所得不超过',
  none: '没有任何所得',
  how: '每日计算。奖励按结算当日的价值计入，并扣除因退款收回的部分；因 AM 期限被冻结或失效的奖励不计入。已注销账户的会员也计算在内。',
  no_record: '暂无记录',
  no_record_text: '购买满 {days} 天的会员不足 {least} 位，商城无法说明买家通常的所得。请按没有任何奖励来做决定。',
  warning: '奖励不作保证，也不应单独成为购买的理由。奖励只来自他人达成的销售，超过上限时会缩减。',
  return_title: '退货权利',
  return_days_one: '付款后至收货后 {count} 天内均可申请退款；已发货的商品须寄回。',
  return_days_other: '付款后至收货后 {count} 天内均可申请退款；已发货的商品须寄回。',
  return_how: '请在订单中申请，适用商城的通常规则，退还您为商品支付的金额。',
  return_grade: '您的等级保留，但不再计为推荐人的直接推荐，该商品也不再计入双轨树业绩。',
  return_awards: '他人因您的购买获得的推荐奖将被收回。您从其他销售获得的奖励不受影响。',
}
