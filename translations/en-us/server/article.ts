export const article = {
  'article.not_found': 'This article is no longer available',
  'article.changed': 'Someone else has changed this article. Review it and try again',
  'article.english_required': 'English text is required before publishing',
  'article.kind_fixed': 'The type of an article cannot be changed. Create a new one instead',
  'article.page_exists': 'This page already has an article. Edit that one',
  'article.category_not_found': 'Help category not found',
  'article.goods_unknown': 'Product {goods_id} not found',
  'article.not_draft': 'Unpublish the article first: only drafts can be deleted',
  'article.version_not_found': 'Version not found',
  'article.category_changed': 'Someone else has changed the categories. Review them and try again',
  'article.category_used': 'This category still contains articles ({article_count}). Move them first',
} as const
