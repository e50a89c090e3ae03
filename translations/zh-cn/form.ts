import type { form as en } from '../en-us/form.ts'
import type { TranslationTable } from '../translate.ts'

export const form: TranslationTable<typeof en> = {
  required: '请填写此项',
  wrong_form: '请检查此项内容',
  too_short: '至少 {minimum} 个字符',
  too_long: '最多 {maximum} 个字符',
  too_small: '不能小于 {minimum}',
  too_big: '不能大于 {maximum}',
  choice: '请选择一项',
  password_mix: '请至少混合使用字母、数字、符号中的两种',
  text_form: '请去掉首尾空格和特殊字符',
}
