import type { TranslationTable } from '../../translate.ts'
import type { offerKinds as english } from '../../en-us/shared/offers.ts'

export const offerKinds: TranslationTable<typeof english> = {
  kind_discount: 'Diskaun masa terhad',
  kind_topic: 'Topik',
  kind_seckill: 'Jualan kilat',
  kind_groupbuy: 'Beli berkumpulan',
  kind_pintuan: 'Beli sepasukan',
  kind_presale: 'Prajual',
}
