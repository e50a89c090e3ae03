import type { balance as en } from '../en-us/balance.ts'
import type { TranslationTable } from '../translate.ts'

export const balance: TranslationTable<typeof en> = {
  title: 'Baki',
  total: 'Jumlah baki',
  withdrawable: 'Boleh dikeluarkan',
  withdrawable_note: 'Komisen dan ganjaran',
  non_withdrawable: 'Untuk membeli-belah',
  non_withdrawable_note: 'Tambah nilai, bonus dan hadiah; digunakan dahulu',
  frozen: 'Dibekukan',
  frozen_note: 'Dipegang untuk pengeluaran',
  recharge: 'Tambah nilai',
  withdraw: 'Keluarkan',
  recharge_records: 'Rekod tambah nilai',
  withdrawal_records: 'Rekod pengeluaran',
  accounts: 'Akaun pengeluaran',
  recent: 'Terkini',
  all_entries: 'Semua',
  manage: 'Urus',
}
