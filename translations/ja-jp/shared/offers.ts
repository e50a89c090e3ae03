import type { TranslationTable } from '../../translate.ts'
import type { offerKinds as english } from '../../en-us/shared/offers.ts'

export const offerKinds: TranslationTable<typeof english> = {
  kind_discount: '期間限定割引',
  kind_topic: '特集',
  kind_seckill: 'タイムセール',
  kind_groupbuy: '共同購入',
  kind_pintuan: 'チーム購入',
  kind_presale: '予約販売',
}
