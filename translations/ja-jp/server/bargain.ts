export const bargain = {
  'bargain.not_found': 'この値切りは存在しません',
  'bargain.own_bargain': '値下げはお友だちの協力で進みます。シェアしてみましょう',
  'bargain.already_helped': 'この値切りにはすでに協力済みです',
  'bargain.at_floor': 'すでに最安値です',
  'bargain.ended': 'この値切りは終了しました',
  'bargain.ordered': '注文手続き中のため、価格は確定しています',
  'bargain.not_at_floor': '最安値になると購入できます。あと {remaining} 人の協力が必要です',
  'bargain.in_stock': 'この種類はまだ在庫があります。このまま購入するか、値切りを続けてください',
  'bargain.already_open': '選んだ種類の値切りがすでに進行中です',
  'bargain.changed': 'お友だちがさらに値下げしました。もう一度ご確認ください',
}
