export const article = {
  'article.not_found': 'This article is no longer there',
  'article.changed': 'This article was changed meanwhile, please look at it again',
  'article.english_needed': 'What visitors read needs its English words',
  'article.kind_fixed': 'What an article is stays as it is: write a new one instead',
  'article.page_exists': 'This page has its article already: edit that one',
  'article.category_not_found': 'This category of the help centre does not exist',
  'article.goods_unknown': 'There is no goods {goods_id}',
  'article.not_draft': 'Take it out of the shop first: only a draft can be deleted',
  'article.version_not_found': 'This version does not exist',
  'article.category_changed': 'The categories were changed meanwhile, please look at them again',
  'article.category_used': '{article_count} articles are in this category: move them first',
} as const
