export const promotion = {
  'promotion.not_found': 'このキャンペーンは存在しません',
  'promotion.not_started': 'このキャンペーンはまだ始まっていません',
  'promotion.ended': 'このキャンペーンは終了しました',
  'promotion.sold_out': 'キャンペーン分の在庫が足りません（残り {remaining} 点）',
  'promotion.limit_reached': 'キャンペーンの購入上限に達しました（お一人様 {limit} 点まで）',
  'promotion.changed': 'キャンペーンの内容が変更されました。もう一度ご確認ください',
  'promotion.english_required': 'キャンペーンには英語の文言が必要です',
  'promotion.above_threshold': '割引額が適用条件の{amount}を上回っています',
  'promotion.sku_conflict': 'その期間、SKU {sku_id} はすでに「{name}」（#{promotion_id}）に参加しています',
  'promotion.insufficient_stock': 'SKU {sku_id} の在庫は {available} 点です。それより多くは確保できません',
  'promotion.stock_allocated':
    '同じ期間のほかのキャンペーンが SKU {sku_id} を {allocated} 点確保しています。ここでは最大 {available} 点まで確保できます',
  'promotion.stock_below_reserved': 'SKU {sku_id} はすでに {reserved} 点出ています。それより少なくはできません',
  'promotion.field_locked': 'すでに始まっているため、{field} をそのように変更することはできません',
  'promotion.not_draft': '開始前で一度も使われていないキャンペーンのみ削除できます',
  'promotion.not_reversible': '終了したキャンペーンは再開できません。新しく作成してください',
  'promotion.goods_unsuitable': '「{goods_name}」はこの方法では販売・進呈できません。この注文では提供できないためです',
}
