import type { orderStates as english } from '../../en-us/shared/order-states.ts'
import type { TranslationTable } from '../../translate.ts'

export const orderStates: TranslationTable<typeof english> = {
  state_completed: '已完成',
  state_cancelled: '已取消',
  state_reserved: '已预订',
  state_deposit_paid: '已付定金',
}
