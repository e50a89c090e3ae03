export const assetArea = {
  'asset_area.closed': '商家未启用数字资产专区',
  'asset_area.closed_in_country': '数字资产专区在您所在的国家或地区不可用',
  'asset_area.terms_changed': '条款与风险提示已更新，请阅读当前版本并重新确认',
  'asset_area.terms_not_agreed': '请先阅读并同意数字资产专区的条款与风险提示',
}
