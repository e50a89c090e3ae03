import type { trees as english } from '../../en-us/shared/trees.ts'
import type { TranslationTable } from '../../translate.ts'

export const trees: TranslationTable<typeof english> = {
  leg: '새 회원 배치 라인',
  leg_automatic: '자동',
  leg_left: '왼쪽 라인',
  leg_right: '오른쪽 라인',
  grade: '등급',
  state: '상태',
  state_locked: '잠김',
  zoom_in: '확대',
  zoom_out: '축소',
  fit: '전체 보기',
  more_of: '{name} 트리 보기: {count}명 더 있음',
  below_of: '{name} 트리 보기',
  free_place: '빈자리',
  taken_place: '여기에 표시되지 않음',
  clone: '클론',
  in_team: '팀 {count}명',
  carry_left_short: '좌 {volume}',
  carry_right_short: '우 {volume}',
  no_carry: '아직 실적 없음',
  carry_left: '왼쪽 이월 실적',
  carry_right: '오른쪽 이월 실적',
  side: '라인',
}
