import type { TranslationTable } from '../../translate.ts'
import type { features as english } from '../../en-us/shared/features.ts'

export const features: TranslationTable<typeof english> = {
  addon_bundling: 'Set jimat',
  addon_coupon: 'Kupon',
  addon_discount: 'Diskaun masa terhad',
  addon_gift: 'Hadiah',
  addon_groupbuy: 'Beli berkumpulan',
  addon_manjian: 'Beli lebih jimat lebih',
  addon_memberconsume: 'Ganjaran membeli',
  addon_memberrecharge: 'Tambah nilai',
  addon_memberregister: 'Pendaftaran',
  addon_membersignin: 'Daftar masuk harian',
  addon_memberwithdraw: 'Pengeluaran',
  addon_pintuan: 'Beli sepasukan',
  addon_pointexchange: 'Tukar mata',
  addon_seckill: 'Jualan kilat',
  addon_topic: 'Topik',
  addon_bargain: 'Tawar-menawar',
  addon_presale: 'Prajual',
  addon_fenxiao: 'Pengedaran',
  addon_game: 'Permainan',
}
