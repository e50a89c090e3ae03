export const content = {
  'content.agreement_changed': '그사이 다른 버전이 게시되었습니다. 먼저 확인해 주세요',
  'content.agreement_english_required': '영어 문서가 필요합니다. 다른 언어가 없으면 영어가 표시됩니다',
  'content.page_not_found': '해당 페이지가 없습니다',
  'content.page_changed': '그사이 다른 사람이 이 페이지를 변경했습니다. 먼저 확인해 주세요',
  'content.page_no_draft': '이 페이지의 초안이 없습니다. 변경된 내용이 없습니다',
  'content.page_incomplete': '아직 게시할 수 없는 블록이 있습니다. 표시를 확인해 주세요',
  'content.page_not_scheduled': '이 페이지에는 예약된 게시가 없습니다',
  'content.page_version_missing': '이 페이지에는 그런 게시 기록이 없습니다',
  'content.preview_expired': '미리보기가 만료되었습니다. 관리 화면에서 다시 열어 주세요',
  'content.agreement_not_found': '없는 버전입니다',
}
