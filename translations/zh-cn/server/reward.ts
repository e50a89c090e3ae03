export const reward = {
  'reward.already_signed_in': '您今天已签到',
  'reward.task_not_found': '该任务不存在',
  'reward.task_not_done': '任务尚未完成：{done}/{goal}',
  'reward.task_already_claimed': '您已领取该奖励',
  'reward.rule_not_found': '该规则不存在',
  'reward.changed': '内容已被他人修改，请重新查看',
  'reward.english_required': '须填写英文名称',
  'reward.empty_reward': '奖励内容不能为空',
  'reward.item_unknown': '该优惠券、商品或游戏不存在',
  'reward.total_below_granted': '已发放 {granted} 份，总数不能更少',
}
