export const staff = {
  'staff.change_of_plan': '보너스 플랜 버전 {plan_id}, {day}부터',
  'staff.change_of_sponsor': '{account}의 추천인: {before} → {after}',
  'staff.no_sponsor': '없음',
  'staff.change_of_price': '코인 가격 {what}',
  'staff.log_in_expired': '로그인 시간이 만료되었습니다. 처음부터 다시 시도해 주세요',
  'staff.code_needed': '인증 앱의 코드도 입력해 주세요',
  'staff.email_taken': '이미 다른 운영자가 사용 중인 이메일입니다',
  'staff.not_found': '운영자를 찾을 수 없습니다',
  'staff.changed': '그사이 다른 사람이 변경했습니다. 다시 확인해 주세요',
  'staff.role_unknown': '존재하지 않는 역할입니다',
  'staff.role_taken': '같은 이름의 역할이 이미 있습니다',
  'staff.owner_fixed': '소유자 역할은 변경할 수 없습니다',
  'staff.own_permissions': '자신의 권한은 변경할 수 없습니다. 다른 소유자에게 요청해 주세요',
  'staff.exceeds_permissions': '본인의 권한을 넘는 작업입니다',
  'staff.last_owner': '소유자가 최소 한 명은 있어야 합니다',
  'staff.too_new':
    '새로 추가되었거나 다른 사람이 역할, 비밀번호 또는 2단계 인증을 바꾼 운영자는 바로 승인할 수 없습니다. {hours}시간 후에 가능합니다',
}
