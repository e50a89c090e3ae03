import type { TranslationTable } from '../../translate.ts'
import type { features as english } from '../../en-us/shared/features.ts'

export const features: TranslationTable<typeof english> = {
  addon_bundling: 'セット割',
  addon_coupon: 'クーポン',
  addon_discount: '期間限定割引',
  addon_gift: 'ギフト',
  addon_groupbuy: '共同購入',
  addon_manjian: 'まとめ買い割引',
  addon_memberconsume: '購入特典',
  addon_memberrecharge: 'チャージ',
  addon_memberregister: '会員登録',
  addon_membersignin: 'チェックイン',
  addon_memberwithdraw: '出金',
  addon_pintuan: 'チーム購入',
  addon_pointexchange: 'ポイントショップ',
  addon_seckill: 'タイムセール',
  addon_store: '店舗受け取り',
  addon_topic: '特集',
  addon_bargain: '値切り',
  addon_presale: '予約販売',
  addon_fenxiao: 'アフィリエイター',
  addon_game: 'ゲーム',
}
