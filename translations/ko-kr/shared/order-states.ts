import type { orderStates as english } from '../../en-us/shared/order-states.ts'
import type { TranslationTable } from '../../translate.ts'

export const orderStates: TranslationTable<typeof english> = {
  state_completed: '완료',
  state_cancelled: '취소됨',
  state_reserved: '예약됨',
  state_deposit_paid: '예약금 결제됨',
}
