import type { discounts as english } from '../../en-us/shared/discounts.ts'
import type { TranslationTable } from '../../translate.ts'

export const discounts: TranslationTable<typeof english> = {
  money_off: 'Potongan wang',
  percent_off: 'Potongan peratus',
  goods: 'Hanya untuk produk',
  categories: 'Hanya untuk kategori',
  scope_help: 'Tanpa produk dan kategori, ia terpakai untuk semua.',
  off_money: 'potongan {money}',
  off_percent: 'Diskaun {off}%',
}
