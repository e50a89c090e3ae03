import type { orderStates as english } from '../../en-us/shared/order-states.ts'
import type { TranslationTable } from '../../translate.ts'

export const orderStates: TranslationTable<typeof english> = {
  state_completed: '完了',
  state_cancelled: 'キャンセル済み',
  state_reserved: '予約済み',
  state_deposit_paid: '予約金支払い済み',
}
