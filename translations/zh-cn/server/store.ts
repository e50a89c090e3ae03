export const store = {
  'store.not_found': '该门店不存在',
  'store.changed': '该门店已被他人修改，请重新查看',
  'store.english_required': '门店需要英文名称和地址',
  'store.hours_overlap': '营业时间有重叠',
  'store.in_use': '该门店已有自提订单，请改为停业',
  'store.not_a_clerk': '该会员不是此门店的核销员',
  'store.every_day': '每日 {hours}',
}
