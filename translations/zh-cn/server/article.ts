export const article = {
  'article.not_found': '这篇内容已不存在',
  'article.changed': '这篇内容刚被他人修改，请重新查看',
  'article.english_required': '面向访客的内容必须有英文版本',
  'article.kind_fixed': '内容类型不可更改，请另建一篇',
  'article.page_exists': '该页面已有内容，请直接编辑原有内容',
  'article.category_not_found': '该帮助分类不存在',
  'article.goods_unknown': '没有编号为 {goods_id} 的商品',
  'article.not_draft': '只能删除草稿，请先将其下架',
  'article.version_not_found': '该历史版本不存在',
  'article.category_changed': '帮助分类刚被他人修改，请重新查看',
  'article.category_used': '该分类下还有 {article_count} 篇文章，请先移走',
}
