export const application = {
  'application.wrong_mobile': '휴대폰 번호 형식이 올바르지 않습니다',
  'application.already_applied': '이미 신청하셨습니다. 신청 {application_no}을(를) 처리하고 있습니다',
  'application.mobile_used': '다른 회원이 이 휴대폰 번호로 신청했습니다',
  'application.not_found': '존재하지 않는 신청입니다',
  'application.decided': '그사이 신청 내용이 변경되었습니다. 다시 확인해 주세요',
  'application.name_join': '참여 신청',
  'application.name_franchise': '가맹 신청',
  'application.next_accepted': '영업일 기준 3일 이내에 전화로 다음 절차를 안내해 드리겠습니다.',
  'application.next_refused': '관심에 감사드립니다. 나중에 다시 신청하실 수 있습니다.',
}
