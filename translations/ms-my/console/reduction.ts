import { marketing } from '../shared/marketing.ts'
import type { reduction as english } from '../../en-us/console/reduction.ts'
import type { TranslationTable } from '../../translate.ts'
import { discounts } from '../shared/discounts.ts'

export const reduction: TranslationTable<typeof english> = {
  ...marketing,
  ...discounts,
  title: 'Beli lebih jimat lebih',
  lead: 'Belanja atau ambil sebanyak yang ditetapkan dan dapat ganjaran. Apa yang sudah dipesan kekal.',
  empty: 'Belum ada potongan penuh',
  new_by_amount: 'Baharu, mengikut jumlah',
  new_by_quantity: 'Baharu, mengikut unit',
  by_amount: 'Potongan penuh mengikut jumlah',
  by_quantity: 'Potongan penuh mengikut unit',
  steps: 'Peringkat',
  steps_help: 'Peringkat tertinggi yang dicapai dikira.',
  add_step: 'Tambah peringkat',
  from_amount: 'Mulai jumlah',
  from_quantity: 'Mulai bilangan unit',
  effect: 'Ganjaran',
  effect_money: 'Potongan wang',
  effect_percentage: 'Potongan peratus',
  effect_free_freight: 'penghantaran percuma',
  effect_gift: 'Hadiah',
  gift: 'Hadiah',
  gift_quantity: 'Bilangan hadiah',
  scope: 'Terpakai untuk',
  everything: 'semua',
  scope_goods: 'produk: {count}',
  scope_categories: 'kategori: {count}',
  is_on_help: 'Mati: tiada pembeli melihatnya; ia boleh diuji.',
  from_money: 'Mulai {money}',
  from_count: 'Mulai {count} unit',
  free_gift_text: 'hadiah {count} × {gift}',
  fully_discounted: 'Peringkat dari {amount} menolak {money_off}: pesanan sedemikian percuma kecuali penghantaran.',
  confirm_end: 'Ia tamat serta-merta untuk semua troli dan tidak boleh dimulakan semula. Pesanan yang dibuat kekal dengan potongannya.',
}
