import type { outcome as english } from '../en-us/outcome.ts'
import type { TranslationTable } from '../translate.ts'

export const outcome: TranslationTable<typeof english> = {
  goods_title: 'お届けする商品',
  goods_text: 'お支払いはこの商品の代金です。ショップのほかの商品と同じようにお届けします。',
  grade_text: 'ご購入によりAMになります。{am}日以内にRMにならないと報酬は凍結され、さらに{forfeit}日たつとショップに帰属します。',
  see_levels: '会員ランクと条件',
  title: '購入者が実際に受け取った額',
  lead: '{day}までのショップの帳簿によります。購入から{days}日以上たち、返品していない会員{members}名の集計です。',
  figure: '受け取った報酬',
  first_days: '最初の{days}日',
  so_far: 'これまで',
  median: '半数の会員の受取額（以下）',
  none: '何も受け取っていない会員',
  how: '毎日計算しています。報酬は精算日の価値で数え、返金で取り戻された分を差し引きます。AM期間により凍結または失効した報酬は含みません。退会した会員も含みます。',
  no_record: 'まだ記録がありません',
  no_record_text:
    '購入から{days}日たった会員が{least}名に満たないため、購入者が通常いくら受け取るかはお伝えできません。何も受け取らないものとしてご判断ください。',
  warning:
    '報酬は保証されません。報酬だけを理由に購入しないでください。報酬はほかの方の売上からのみ支払われ、上限を超える場合は減額されます。',
  return_title: '返品の権利',
  return_days_one: 'お支払い後、商品の受け取りから{count}日以内まで返金を申請できます。発送済みの商品は返送していただきます。',
  return_days_other: 'お支払い後、商品の受け取りから{count}日以内まで返金を申請できます。発送済みの商品は返送していただきます。',
  return_how: '注文から申請してください。ショップの通常の規則に従い、商品の代金としてお支払いいただいた額を返金します。',
  return_grade: '会員ランクは残りますが、紹介者の直接紹介には数えられなくなり、バイナリーツリーの実績からも除かれます。',
  return_awards: 'このご購入によりほかの会員が受け取った紹介報酬は取り戻されます。ほかの売上から受け取られた報酬には影響しません。',
}
