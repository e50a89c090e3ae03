export const content = {
  'content.agreement_changed': '그사이 다른 버전이 게시되었습니다. 먼저 확인해 주세요',
  'content.agreement_english': '영어 문서가 필요합니다. 다른 언어가 없으면 영어가 표시됩니다',
}
