import type { trees as english } from '../../en-us/shared/trees.ts'
import type { TranslationTable } from '../../translate.ts'

export const trees: TranslationTable<typeof english> = {
  leg: '新メンバーの配置先',
  leg_automatic: '自動',
  leg_left: '左ライン',
  leg_right: '右ライン',
  grade: 'ランク',
  state: '状態',
  state_locked: 'ロック中',
  zoom_in: '拡大',
  zoom_out: '縮小',
  fit: '全体を表示',
  more_of: '{name} のツリーを開く：ほか{count}人',
  below_of: '{name} のツリーを開く',
  free_place: '空きポジション',
  taken_place: 'ここでは非表示',
  clone: 'クローン',
  in_team: 'チーム {count}人',
  carry_left_short: '左 {volume}',
  carry_right_short: '右 {volume}',
  no_carry: '実績はまだありません',
  carry_left: '左ラインの繰越実績',
  carry_right: '右ラインの繰越実績',
  side: 'ライン',
}
