export const member = {
  'member.same_nickname': '新昵称不能与原昵称相同',
  'member.same_email': '该邮箱已是当前绑定邮箱',
  'member.same_mobile': '该手机号已是当前绑定手机号',
  'member.mobile_taken': '该手机号已绑定其他账号',
  'member.wrong_mobile': '手机号格式不正确',
  'member.avatar_unknown': '图片不存在，请重新上传',
  'member.birthday_future': '生日不能晚于今天',
  'field.email': '邮箱格式不正确',
  'member.wrong_postcode': '邮政编码格式不正确',
  'member.birthday_early': '请输入 1900 年及以后的日期',
  'member.not_found': '该会员不存在',
  'member.wrong_telephone': '电话号码格式不正确',
}
