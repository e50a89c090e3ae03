import type { TranslationTable } from '../../translate.ts'
import type { marketing as english } from '../../en-us/shared/marketing.ts'

export const marketing: TranslationTable<typeof english> = {
  name: '名称',
  of: '{part} / {whole}',
  texts: '文字',
  window: '活动时间',
  first_day: '开始日期',
  last_day: '结束日期',
  last_day_help: '到当天结束为止。',
  position: '排序',
  position_help: '数字越小越靠前。',
  is_on: '开启',
  switch_on: '开启',
  switch_off: '关闭',
  state_upcoming: '即将开始',
  state_off: '已关闭',
  state_ended: '已结束',
}
