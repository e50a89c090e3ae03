export const search = {
  'search.keyword_not_found': '이 검색어는 더 이상 존재하지 않습니다',
  'search.keyword_changed': '다른 사람이 그 사이 이 검색어를 변경했습니다. 먼저 확인해 주세요',
  'search.keyword_exists': '이 목록에 이미 있는 검색어입니다',
  'search.too_many_keywords': '한 목록에는 검색어를 최대 {maximum}개까지 등록할 수 있습니다. 먼저 하나를 삭제해 주세요',
}
