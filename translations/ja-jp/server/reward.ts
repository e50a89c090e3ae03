export const reward = {
  'reward.already_signed_in': '本日はチェックイン済みです',
  'reward.task_not_found': 'このミッションは存在しません',
  'reward.task_not_done': 'このミッションはまだ達成されていません：{done}/{goal}',
  'reward.task_already_claimed': 'この報酬は受け取り済みです',
  'reward.rule_not_found': 'このルールは存在しません',
  'reward.changed': '変更されました。もう一度ご確認ください',
  'reward.english_required': '英語の文言が必要です',
  'reward.empty_reward': '報酬の内容が必要です',
  'reward.item_unknown': 'このクーポン、商品またはゲームは存在しません',
  'reward.total_below_granted': 'すでに{granted}件を付与しているため、総数をそれより少なくできません',
}
