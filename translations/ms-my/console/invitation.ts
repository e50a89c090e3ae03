import type { invitation as english } from '../../en-us/console/invitation.ts'
import type { TranslationTable } from '../../translate.ts'

export const invitation: TranslationTable<typeof english> = {
  lead: 'Ganjaran yang diterima ahli kerana menjemput orang lain. Ganjaran jemputan ditetapkan dalam tetapan.',
  empty: 'Belum ada ganjaran',
  inviter: 'Penjemput',
  inviter_id: 'ID penjemput',
  invitee: 'Ahli dijemput',
  occasion: 'Untuk',
  occasion_registered: 'Pendaftaran',
  occasion_first_order: 'Bayaran pesanan pertama',
  longcoin: 'LONGCOIN',
  money: 'Wang',
  coupon: 'Baucar',
  rewarded_at: 'Diterima',
  from: 'Dari',
  until: 'Hingga',
  settings: 'Tetapan',
}
