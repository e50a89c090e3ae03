export const reward = {
  'reward.already_signed': '本日はチェックイン済みです',
  'reward.task_not_found': 'このミッションは存在しません',
  'reward.task_not_done': 'このミッションはまだ達成されていません：{done}/{goal}',
  'reward.task_claimed': 'この報酬は受け取り済みです',
  'reward.rule_not_found': 'このルールは存在しません',
  'reward.changed': '変更されました。もう一度ご確認ください',
  'reward.english_needed': '英語の文言が必要です',
  'reward.gives_nothing': '報酬の内容が必要です',
  'reward.thing_unknown': 'このクーポン、商品またはゲームは存在しません',
  'reward.total_below_given': 'すでに{given}件を付与しているため、総数をそれより少なくできません',
}
