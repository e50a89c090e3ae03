export const application = {
  'application.wrong_mobile': '手机号格式不正确',
  'application.already_applied': '您已提交过申请，申请 {application_no} 正在处理中',
  'application.mobile_used': '该手机号已被其他会员用于申请',
  'application.not_found': '该申请不存在',
  'application.decided': '该申请已有变动，请刷新后再查看',
  'application.name_join': '加入申请',
  'application.name_franchise': '加盟申请',
  'application.next_accepted': '我们将在三个工作日内致电您，沟通后续事宜。',
  'application.next_refused': '感谢您的关注，欢迎日后再次申请。',
}
