export const staff = {
  'staff.log_in_expired': '本次登录已过期，请重新开始',
  'staff.code_needed': '请同时输入身份验证器中的验证码',
  'staff.email_taken': '已有员工使用该邮箱',
  'staff.not_found': '该员工不存在',
  'staff.changed': '内容已被他人修改，请重新查看',
  'staff.role_unknown': '该角色不存在',
  'staff.role_taken': '已有同名角色',
  'staff.owner_fixed': '店主角色不可修改',
  'staff.own_permissions': '不能修改自己的权限，请联系其他店主',
  'staff.exceeds_permissions': '此操作超出了您自己的权限',
  'staff.last_owner': '至少须保留一位店主',
  'staff.too_new': '新加入或刚被他人更改角色、密码或二次验证的操作员暂不能审批，请在 {hours} 小时后再试',
}
