export const bargain = {
  'bargain.not_found': 'この値切りは存在しません',
  'bargain.own': '値下げはお友だちの協力で進みます。シェアしてみましょう',
  'bargain.helped': 'この値切りにはすでに協力済みです',
  'bargain.at_floor': 'すでに最安値です',
  'bargain.over': 'この値切りは終了しました',
  'bargain.ordered': '注文手続き中のため、価格は確定しています',
  'bargain.not_at_floor': '最安値になると購入できます。あと {left} 人の協力が必要です',
  'bargain.in_stock': 'この種類はまだ在庫があります。このまま購入するか、値切りを続けてください',
  'bargain.has_other': '選んだ種類の値切りがすでに進行中です',
  'bargain.changed': 'お友だちがさらに値下げしました。もう一度ご確認ください',
}
