import type { topics as english } from '../../en-us/shared/topics.ts'
import type { TranslationTable } from '../../translate.ts'

export const topics: TranslationTable<typeof english> = {
  topic_shopping: 'Belian',
  topic_refund: 'Bayaran balik',
  topic_recharge: 'Tambah nilai',
  topic_withdrawal: 'Pengeluaran',
  topic_transfer: 'Pindahan',
  topic_award: 'Ganjaran',
  topic_income: 'Pendapatan',
  topic_reward: 'Hadiah',
  topic_points_shop: 'Kedai mata',
  topic_adjustment: 'Pelarasan',
  topic_clone: 'Klon',
  topic_deposit: 'Deposit bertempoh',
  topic_pledge: 'Sandaran',
  topic_conversion: 'Penukaran',
  topic_commission: 'Komisen',
  topic_various: 'Lain-lain',
}
