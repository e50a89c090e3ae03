export const content = {
  'content.agreement_changed': '期间已发布了其他版本，请先查看',
  'content.agreement_english': '必须提供英文文本，缺少其他语言时以英文代替',
}
