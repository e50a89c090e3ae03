export const network = {
  'network.not_in_team': '该会员不在您的团队中',
  'network.not_placed': '双轨树中还没有位置',
  'network.request_not_found': '未找到该申请',
  'network.request_decided': '此申请已被处理，请重新查看',
  'network.own_request': '自己的申请须由其他操作员处理',
  'network.request_pending': '该会员的推荐人变更正在等待处理',
  'network.sponsor_unknown': '新推荐人不存在或已注销账户',
  'network.sponsor_frozen': '新推荐人的账户已被冻结或锁定',
  'network.own_sponsor': '会员不能成为自己的推荐人',
  'network.sponsor_cycle': '新推荐人在该会员自己的团队中',
  'network.same_sponsor': '该推荐人已是此会员的推荐人',
  'network.sponsor_changed': '申请之后该会员的推荐人已变更',
} as const
