import type { TranslationTable } from '../../translate.ts'
import type { offerKinds as english } from '../../en-us/shared/offers.ts'

export const offerKinds: TranslationTable<typeof english> = {
  kind_discount: '限时折扣',
  kind_topic: '专题',
  kind_flash_sale: '限时秒杀',
  kind_group_buy: '团购',
  kind_team_buy: '拼团',
  kind_presale: '预售',
}
