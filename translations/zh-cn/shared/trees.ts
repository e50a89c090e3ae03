import type { trees as english } from '../../en-us/shared/trees.ts'
import type { TranslationTable } from '../../translate.ts'

export const trees: TranslationTable<typeof english> = {
  leg: '新成员放置区',
  leg_automatic: '自动',
  leg_left: '左区',
  leg_right: '右区',
  grade: '等级',
  state: '状态',
  state_locked: '已锁定',
  zoom_in: '放大',
  zoom_out: '缩小',
  fit: '显示全部',
  more_of: '展开 {name} 的树：还有 {count} 人',
  below_of: '展开 {name} 的树',
  free_place: '空位',
  taken_place: '此处未显示',
  clone: '分身',
  in_team: '团队 {count} 人',
  carry_left_short: '左 {volume}',
  carry_right_short: '右 {volume}',
  no_carry: '暂无业绩',
  carry_left: '左区结转业绩',
  carry_right: '右区结转业绩',
  side: '所在区',
}
