import type { TranslationTable } from '../../translate.ts'
import type { offerKinds as english } from '../../en-us/shared/offers.ts'

export const offerKinds: TranslationTable<typeof english> = {
  kind_discount: '기간 한정 할인',
  kind_topic: '기획전',
  kind_flash_sale: '타임 세일',
  kind_group_buy: '공동구매',
  kind_team_buy: '팀 구매',
  kind_presale: '사전 예약',
}
