export const article = {
  'article.not_found': 'This article is no longer there',
  'article.changed': 'This article was changed in the meantime. Please review it and try again',
  'article.english_needed': 'What visitors read needs its English words',
  'article.kind_fixed': 'What an article is stays as it is: write a new one instead',
  'article.page_exists': 'This page has its article already: edit that one',
  'article.category_not_found': 'Category of the help centre not found',
  'article.goods_unknown': 'There is no products {goods_id}',
  'article.not_draft': 'Take it out of the shop first: only a draft can be deleted',
  'article.version_not_found': 'Version not found',
  'article.category_changed': 'The categories were changed in the meantime. Please look at them again',
  'article.category_used': '{article_count} articles are in this category: move them first',
} as const
