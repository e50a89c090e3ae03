export const search = {
  'search.keyword_not_found': '该搜索词已不存在',
  'search.keyword_changed': '该搜索词刚被他人修改，请先查看',
  'search.keyword_exists': '此列表中已有该搜索词',
  'search.too_many_keywords': '每个列表最多 {maximum} 个搜索词，请先删除一个',
}
