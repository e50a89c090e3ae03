export const teamBuy = {
  'team_buy.not_found': '该拼团不存在',
  'team_buy.full': '该团已满员，您可以自己开团',
  'team_buy.ended': '该团已结束，您可以自己开团',
  'team_buy.own_team': '您已在该团中，快邀请好友参团吧',
  'team_buy.not_in_team': '该商品不在此拼团中',
  'team_buy.changed': '该拼团已发生变化，请重新查看',
  'team_buy.decided': '该拼团已不在组团中',
  'team_buy.not_a_member': '该会员不在此团中',
  'message.team_buy_completed.subject': '您的拼团已成功',
  'message.team_buy_completed.text': '{goods} 的拼团已于 {at} 成团，{store}正在为您备货。',
  'message.team_buy_failed.subject': '您的拼团未成功',
  'message.team_buy_failed.text': '{goods} 的拼团因人数不足已于 {at} 结束。您支付的全部款项正原路退回，银行或卡到账可能需要数日。',
  'message.team_buy_removed.subject': '您已退出拼团',
  'message.team_buy_removed.text': '{store}已于 {at} 取消您在 {goods} 拼团中的名额。您支付的全部款项正原路退回，银行或卡到账可能需要数日。',
  'message.team_buy_price.subject': '部分款项将退回',
  'message.team_buy_price.text':
    '您作为团长新开了一个团，价格低于原想参加的团：订单 {number} 的差价 {amount} 正在原路退回，银行或银行卡到账可能需要数日。',
  'message.team_buy_new_team.subject': '已为您新开一个团',
  'message.team_buy_new_team.text':
    '您想参加的 {goods} 拼团在付款到账时已无名额，因此已于 {at} 用您的付款新开一个团。请在 {until} 前邀请好友：{address}',
  'message.team_buy_too_late.subject': '付款到账时该团已满员',
  'message.team_buy_too_late.text':
    '{goods} 的拼团在您的付款于 {at} 到账时已无名额。您支付的全部款项正原路退回，银行或卡到账可能需要数日。',
}
