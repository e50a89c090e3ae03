import type { Phrases } from '../../phrases.ts'
import type { offerKinds as english } from '../../en-us/shared/offers.ts'

export const offerKinds: Phrases<typeof english> = {
  kind_discount: 'Diskaun masa terhad',
  kind_topic: 'Topik',
  kind_seckill: 'Jualan kilat',
  kind_groupbuy: 'Beli berkumpulan',
  kind_pintuan: 'Beli sepasukan',
  kind_presale: 'Prajual',
}
