export const teamBuy = {
  'pintuan.not_found': '该拼团不存在',
  'pintuan.full': '该团已满员，您可以自己开团',
  'pintuan.ended': '该团已结束，您可以自己开团',
  'pintuan.own_group': '您已在该团中，快邀请好友参团吧',
  'pintuan.not_in_group': '该商品不在此拼团中',
  'pintuan.changed': '该拼团已发生变化，请重新查看',
  'pintuan.decided': '该拼团已不在组团中',
  'pintuan.no_seat': '该会员不在此团中',
  'message.pintuan_completed.subject': '您的拼团已成功',
  'message.pintuan_completed.text': '{goods} 的拼团已于 {at} 成团，{store}正在为您备货。',
  'message.pintuan_failed.subject': '您的拼团未成功',
  'message.pintuan_failed.text': '{goods} 的拼团因人数不足已于 {at} 结束。您支付的全部款项正原路退回，银行或卡到账可能需要数日。',
  'message.pintuan_removed.subject': '您已退出拼团',
  'message.pintuan_removed.text': '{store}已于 {at} 取消您在 {goods} 拼团中的名额。您支付的全部款项正原路退回，银行或卡到账可能需要数日。',
  'message.pintuan_price.subject': '部分款项将退回',
  'message.pintuan_price.text':
    '您作为团长新开了一个团，价格低于原想参加的团：订单 {number} 的差价 {amount} 正在原路退回，银行或银行卡到账可能需要数日。',
  'message.pintuan_new_group.subject': '已为您新开一个团',
  'message.pintuan_new_group.text':
    '您想参加的 {goods} 拼团在付款到账时已无名额，因此已于 {at} 用您的付款新开一个团。请在 {until} 前邀请好友：{address}',
  'message.pintuan_too_late.subject': '付款到账时该团已满员',
  'message.pintuan_too_late.text': '{goods} 的拼团在您的付款于 {at} 到账时已无名额。您支付的全部款项正原路退回，银行或卡到账可能需要数日。',
}
