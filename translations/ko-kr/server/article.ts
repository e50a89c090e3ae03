export const article = {
  'article.not_found': '더 이상 볼 수 없는 글입니다',
  'article.changed': '다른 사람이 방금 이 글을 수정했습니다. 다시 확인해 주세요',
  'article.english_required': '방문자가 보는 글에는 영어가 꼭 필요합니다',
  'article.kind_fixed': '글의 종류는 바꿀 수 없습니다. 새로 작성해 주세요',
  'article.page_exists': '이 페이지에는 이미 글이 있습니다. 그 글을 수정해 주세요',
  'article.category_not_found': '없는 도움말 분류입니다',
  'article.goods_unknown': '{goods_id}번 상품이 없습니다',
  'article.not_draft': '임시 글만 삭제할 수 있습니다. 먼저 게시를 내려 주세요',
  'article.version_not_found': '없는 버전입니다',
  'article.category_changed': '다른 사람이 방금 분류를 수정했습니다. 다시 확인해 주세요',
  'article.category_used': '이 분류에 글이 {article_count}개 있습니다. 먼저 옮겨 주세요',
}
