export const article = {
  'article.not_found': 'この記事はもうありません',
  'article.changed': 'この記事は先ほど変更されました。もう一度ご確認ください',
  'article.english_required': '公開する内容には英語の文が必要です',
  'article.kind_fixed': '記事の種類は変更できません。新しく作成してください',
  'article.page_exists': 'このページにはすでに記事があります。そちらを編集してください',
  'article.category_not_found': 'このヘルプのカテゴリーはありません',
  'article.goods_unknown': '商品 {goods_id} はありません',
  'article.not_draft': '削除できるのは下書きだけです。先に公開を取りやめてください',
  'article.version_not_found': 'このバージョンはありません',
  'article.category_changed': 'カテゴリーは先ほど変更されました。もう一度ご確認ください',
  'article.category_used': 'このカテゴリーには {article_count} 件の記事があります。先に移動してください',
}
