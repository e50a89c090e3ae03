import { marketing } from '../shared/marketing.ts'
import type { reduction as english } from '../../en-us/console/reduction.ts'
import type { TranslationTable } from '../../translate.ts'
import { discounts } from '../shared/discounts.ts'

export const reduction: TranslationTable<typeof english> = {
  ...marketing,
  ...discounts,
  title: 'まとめ買い割引',
  lead: '一定の金額または点数で特典がつきます。注文済みの特典は変わりません。',
  empty: 'まとめ買い割引はまだありません',
  new_by_amount: '新規作成（金額）',
  new_by_quantity: '新規作成（点数）',
  by_amount: '金額によるまとめ買い割引',
  by_quantity: '点数によるまとめ買い割引',
  steps: '段階',
  steps_help: '到達した最も高い段階が適用されます。',
  add_step: '段階を追加',
  from_amount: '条件の金額',
  from_quantity: '条件の点数',
  effect: '特典',
  effect_money: '金額割引',
  effect_percentage: '割引率',
  effect_free_freight: '送料無料',
  effect_gift: 'プレゼント',
  gift: 'プレゼント',
  gift_quantity: 'プレゼントの点数',
  scope: '対象範囲',
  everything: 'すべて',
  scope_goods: '商品 {count}件',
  scope_categories: 'カテゴリー {count}件',
  is_on_help: 'オフの間はお客様に表示されず、試算できます。',
  from_money: '{money}以上',
  from_count: '{count}点以上',
  free_gift_text: '{gift} を{count}点プレゼント',
  fully_discounted: '{amount}以上で{money_off}引きの段階では、注文が無料になり、送料のみのお支払いになります。',
  confirm_end: 'すべてのカートでただちに終了し、再開できません。注文済みの割引はそのまま残ります。',
}
