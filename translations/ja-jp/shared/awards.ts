import type { awards as english, codes as codesInEnglish } from '../../en-us/shared/awards.ts'
import type { TranslationTable } from '../../translate.ts'

export const awards: TranslationTable<typeof english> = {
  kind_referral: '紹介報酬',
  kind_avatar: 'アバター報酬',
  kind_mall: 'グローバルモール報酬',
  kind_sharing: 'シェア報酬',
  kind_global: 'グローバル報酬',
  kind_education: '教育支援報酬',
  kind_director: 'ディレクター報酬',
  kind_matching: 'マッチング報酬',
  kind_management: 'マネジメント報酬',
  kind_clone: 'クローンボーナス',
  base_referral: 'スタートアップ商品の支払額に対する割合。購入者の上位の紹介者に支払い',
  base_avatar: '250 USDAに対する割合。新しいクローンの所有者の紹介者に支払い',
  base_mall: '商品の利益に対する割合。返品期間の終了後に計上',
  base_sharing: '直接紹介した会員の商品支払額に対する割合。LONGCOINで付与',
  base_global: '当日のスタートアップ商品売上に対する割合。RM1～RM4で重みに応じて分配',
  base_education: '当日のスタートアップ商品売上に対する割合。RM3とRM4で分配',
  base_director: '当日のスタートアップ商品売上に対する割合。RM4で分配',
  base_matching: '当日にバイナリーツリーの左右で一致した売上に対する割合。残りは繰り越し',
  base_management: '下位の各世代のマッチング報酬に対する割合。RM2以上に支払い',
  generation: '第{generation}世代',
}

/** Income type codes of coins and boxes. */
export const codes: TranslationTable<typeof codesInEnglish> = {
  code_1: '預金利息 Plan1',
  code_2: '預金利息 Plan2',
  code_4: '預金利息 Plan3',
  code_5: '預金利息 Plan4',
  code_6: 'コイン出金',
  code_9: 'マイニング収益',
  code_11: '定期預金',
  code_12: 'ステーキング収益',
  code_13: '送金',
  code_21: 'コード出金',
  code_22: '現金出金',
}
