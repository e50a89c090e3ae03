import type { TranslationTable } from '../../translate.ts'
import type { offerKinds as english } from '../../en-us/shared/offers.ts'

export const offerKinds: TranslationTable<typeof english> = {
  kind_discount: '期間限定割引',
  kind_topic: '特集',
  kind_flash_sale: 'タイムセール',
  kind_group_buy: '共同購入',
  kind_team_buy: 'チーム購入',
  kind_presale: '予約販売',
}
