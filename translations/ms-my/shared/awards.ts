import type { awards as english, codes as codesInEnglish } from '../../en-us/shared/awards.ts'
import type { TranslationTable } from '../../translate.ts'

export const awards: TranslationTable<typeof english> = {
  kind_referral: 'Ganjaran rujukan',
  kind_avatar: 'Ganjaran avatar',
  kind_mall: 'Ganjaran Global Mall',
  kind_sharing: 'Ganjaran perkongsian',
  kind_global: 'Ganjaran global',
  kind_education: 'Ganjaran Sokongan Pendidikan',
  kind_director: 'Ganjaran pengarah',
  kind_matching: 'Ganjaran padanan',
  kind_management: 'Ganjaran pengurusan',
  kind_clone: 'Bonus klon',
  base_referral: 'Daripada bayaran bagi produk Start-up, kepada perujuk pembelinya',
  base_avatar: 'Daripada 250 USDA, kepada perujuk pemilik klon baharu',
  base_mall: 'Daripada keuntungan barangan, selepas tempoh pemulangan tamat',
  base_sharing: 'Daripada bayaran barangan oleh rujukan langsung, dalam LONGCOIN',
  base_global: 'Daripada jualan Start-up hari itu, dikongsi RM1 hingga RM4 mengikut wajaran',
  base_education: 'Daripada jualan Start-up hari itu, dikongsi RM3 dan RM4',
  base_director: 'Daripada jualan Start-up hari itu, dikongsi RM4',
  base_matching: 'Daripada volum hari itu yang dipadankan kiri dengan kanan dalam pokok binari; bakinya dibawa ke hadapan',
  base_management: 'Daripada ganjaran padanan generasi ini di bawah, kepada RM2 dan ke atas',
  generation: 'Generasi {generation}',
}

/** Income type codes of coins and boxes. */
export const codes: TranslationTable<typeof codesInEnglish> = {
  code_1: 'Faedah deposit, Plan1',
  code_2: 'Faedah deposit, Plan2',
  code_4: 'Faedah deposit, Plan3',
  code_5: 'Faedah deposit, Plan4',
  code_6: 'Pengeluaran syiling',
  code_9: 'Pendapatan perlombongan',
  code_11: 'Deposit bertempoh',
  code_12: 'Pendapatan sandaran',
  code_13: 'Pindahan',
  code_21: 'Pengeluaran kod imbas',
  code_22: 'Pengeluaran tunai',
}
