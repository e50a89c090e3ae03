import type { TranslationTable } from '../../translate.ts'
import type { tracking as english } from '../../en-us/shared/tracking.ts'

export const tracking: TranslationTable<typeof english> = {
  step_shipped: 'ショップが荷物を発送しました',
  step_collected: '配送業者が集荷しました',
  step_sorting: '仕分けセンターに到着しました',
  step_departed: '仕分けセンターを出発しました',
  step_arrived: '配達店に到着しました',
  step_customs: '税関で手続き中です',
  step_out_for_delivery: '配達に出発しました',
  step_delivered: '配達が完了しました',
  step_note: 'お知らせ',
}
