import type { orderStates as english } from '../../en-us/shared/order-states.ts'
import type { TranslationTable } from '../../translate.ts'

export const orderStates: TranslationTable<typeof english> = {
  state_completed: 'Selesai',
  state_cancelled: 'Dibatalkan',
  state_reserved: 'Ditempah',
  state_deposit_paid: 'Deposit dibayar',
}
