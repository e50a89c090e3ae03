import type { TranslationTable } from '../../translate.ts'
import type { marketing as english } from '../../en-us/shared/marketing.ts'

export const marketing: TranslationTable<typeof english> = {
  name: '名前',
  of: '{part} / {whole}',
  texts: '文言',
  window: '期間',
  first_day: '開始日',
  last_day: '終了日',
  last_day_help: 'その日の終わりまでです。',
  position: '並び順',
  position_help: '数字が小さいほど前に表示されます。',
  is_on: '有効',
  switch_on: '有効にする',
  switch_off: '停止する',
  state_upcoming: '開催予定',
  state_off: '停止中',
  state_ended: '終了',
}
