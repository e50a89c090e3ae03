import type { review as en } from '../en-us/review.ts'
import type { Phrases } from '../phrases.ts'

export const review: Phrases<typeof en> = {
  title: 'レビュー',
  title_count: 'レビュー（{count}）',
  see_all: 'レビューをすべて見る',
  all: 'すべて',
  with_pictures: '写真あり',
  stars_one: '星{count}つ',
  stars_other: '星{count}つ',
  average: '5点中{average}点',
  filter: 'レビューを絞り込む',
  anonymous: '匿名',
  reply: 'ショップからの返信',
  picture_of: '写真 {index}／{count}',
  pictures: 'レビューの写真',
  none: 'レビューはまだありません',
  none_text: '購入された方が最初のレビューを書けます。',
  none_here: '条件に合うレビューがありません',
  none_here_text: 'この商品のすべてのレビューをご覧ください。',
  show_all: 'すべてのレビューを見る',
  to_goods: '商品に戻る',
}
