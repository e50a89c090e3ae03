export const refund = {
  'refund.not_found': '该售后申请不存在',
  'refund.line_not_found': '未找到订单中的该商品',
  'refund.not_refundable': '该商品已无法申请售后',
  'refund.quantity_exceeded': '最多可申请 {left} 件',
  'refund.not_shipped': '该商品尚未发货，请选择仅退款',
  'refund.already_open': '该商品已有售后申请正在处理',
  'refund.picture_unknown': '有图片已失效，请重新上传',
  'refund.changed': '该申请状态已变更，请刷新后查看',
  'refund.invalid_tracking_number': '请按面单填写物流单号（4 至 40 位字母或数字）',
  'account_closure.refunds': '您还有 {count} 个售后申请未完成',
  'message.return_refused.subject': '您的售后申请 {number} 未通过',
  'message.return_refused.text':
    '商家已于 {at} 拒绝您对 {goods} 的售后申请（{number}）：\n\n{reply}\n\n售后期内，您可补充说明或图片后重新申请。',
  'message.return_parcel.subject': '请寄回售后申请 {number} 的商品',
  'message.return_parcel.text':
    '您对 {goods} 的售后申请（{number}）已于 {at} 通过。请在 {until} 前寄回商品并填写物流单号，超时申请将自动关闭。',
  'message.return_refunded.subject': '您的退款 {number} 已处理',
  'message.return_refunded.text': '{goods} 的退款 {amount} 已于 {at} 原路退回（售后编号 {number}）。银行或卡到账可能需要数日。',
  'message.return_closed.subject': '您的售后申请 {number} 已关闭',
  'message.return_closed.text': '由于未在期限内寄回商品，您对 {goods} 的售后申请（{number}）已于 {at} 关闭。售后期内可重新申请。',
} as const
