import type { TranslationTable } from '../../translate.ts'
import type { offerKinds as english } from '../../en-us/shared/offers.ts'

export const offerKinds: TranslationTable<typeof english> = {
  kind_discount: 'Diskaun masa terhad',
  kind_topic: 'Topik',
  kind_flash_sale: 'Jualan kilat',
  kind_group_buy: 'Beli berkumpulan',
  kind_team_buy: 'Beli sepasukan',
  kind_presale: 'Prajual',
}
