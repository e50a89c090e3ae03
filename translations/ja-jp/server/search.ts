export const search = {
  'search.keyword_not_found': 'この検索ワードはすでにありません',
  'search.keyword_changed': 'この検索ワードは他の担当者が変更しました。先に内容をご確認ください',
  'search.keyword_exists': 'このリストにはすでに同じワードがあります',
  'search.too_many_keywords': '1つのリストに登録できるのは{maximum}語までです。先に1つ削除してください',
}
