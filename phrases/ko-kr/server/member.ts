export const member = {
  'member.same_nickname': '새 닉네임은 이전과 달라야 합니다',
  'member.same_email': '이미 등록된 이메일입니다',
  'member.same_mobile': '이미 연결된 휴대폰 번호입니다',
  'member.mobile_taken': '다른 계정에 연결된 휴대폰 번호입니다',
  'member.wrong_mobile': '휴대폰 번호 형식이 올바르지 않습니다',
  'member.avatar_unknown': '이미지를 찾을 수 없습니다. 다시 올려 주세요',
  'member.birthday_future': '생일은 오늘 이후일 수 없습니다',
  'field.email': '이메일 형식이 올바르지 않습니다',
  'member.wrong_postcode': '우편번호 형식이 올바르지 않습니다',
  'member.birthday_early': '1900년 이후의 날짜를 입력해 주세요',
  'member.not_found': '존재하지 않는 회원입니다',
  'member.wrong_telephone': '전화번호 형식이 올바르지 않습니다',
}
