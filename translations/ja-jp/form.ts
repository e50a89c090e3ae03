import type { form as en } from '../en-us/form.ts'
import type { TranslationTable } from '../translate.ts'

export const form: TranslationTable<typeof en> = {
  required: '入力してください',
  wrong_form: '入力内容をご確認ください',
  too_short: '{minimum} 文字以上で入力してください',
  too_long: '{maximum} 文字以内で入力してください',
  too_small: '{minimum} 以上にしてください',
  too_big: '{maximum} 以下にしてください',
  choice: '選択してください',
  password_mix: '英字・数字・記号のうち 2 種類以上を使ってください',
  text_form: '前後の空白や特殊な文字を削除してください',
}
