import type { TranslationTable } from '../../translate.ts'
import type { tracking as english } from '../../en-us/shared/tracking.ts'

export const tracking: TranslationTable<typeof english> = {
  step_shipped: '商家已发货',
  step_collected: '快递员已揽收',
  step_sorting: '已到达分拣中心',
  step_departed: '已从分拣中心发出',
  step_arrived: '已到达派送网点',
  step_customs: '海关清关中',
  step_out_for_delivery: '快递员正在派送',
  step_delivered: '已签收',
  step_note: '备注',
}
