export const award = {
  'award.plan_not_found': '未找到该方案版本',
  'award.plan_changed': '该方案版本已变更，请查看后重试',
  'award.plan_decided': '该方案版本已有决定',
  'award.plan_in_past': '方案版本须从今天（{day}）之后开始',
  'award.plan_day_taken': '已有另一个获批版本从 {day} 开始',
  'award.rates_exceed_cap': '单笔销售应付比例合计为 {sum}%，超过上限 {cap}%',
  'award.split_exceeds_whole': '奖金拆分比例合计超过全部',
  'award.rate_unknown': '方案没有第 {generation} 代的“{kind}”比例，或该比例重复',
  'award.own_plan': '您自己的方案版本须由另一位操作员批准',
  'award.plan_started': '该方案版本已生效，不能撤回',
}
