export const content = {
  'content.agreement_changed': '期间已发布了其他版本，请先查看',
  'content.agreement_english_required': '必须提供英文文本，缺少其他语言时以英文代替',
  'content.page_not_found': '没有这个页面',
  'content.page_changed': '期间有其他人修改了此页面，请先查看',
  'content.page_no_draft': '此页面没有草稿，内容没有变化',
  'content.page_incomplete': '部分区块还不能发布，请查看其标记',
  'content.page_not_scheduled': '此页面没有定时发布',
  'content.page_version_missing': '此页面没有这个发布版本',
  'content.preview_expired': '预览已失效，请从管理后台重新打开',
  'content.agreement_not_found': '该版本不存在',
}
