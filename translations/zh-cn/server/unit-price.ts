export const unitPrice = {
  'unit_price.format': '请输入大于 0、最多 6 位小数的价格，如 1.2345',
  'unit_price.day_begun': '该日价格已固定，最早可选 {day}',
  'unit_price.day_too_late': '请选择不晚于 {day} 的日期',
  'unit_price.jump': '与前一日价格（{before}）相差超过 {percent}%，请核对并确认此变动',
  'unit_price.request_not_found': '未找到该价格申请',
  'unit_price.request_decided': '该价格申请已处理',
  'unit_price.own_request': '您的申请须由其他操作员处理',
  'unit_price.not_own_request': '只有申请人可以撤回该价格',
} as const
