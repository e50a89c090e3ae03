export const search = {
  'search.word_not_found': 'この検索ワードはすでにありません',
  'search.word_changed': 'この検索ワードは他の担当者が変更しました。先に内容をご確認ください',
  'search.word_taken': 'このリストにはすでに同じワードがあります',
  'search.too_many_words': '1つのリストに登録できるのは{maximum}語までです。先に1つ削除してください',
}
