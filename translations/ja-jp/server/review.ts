export const review = {
  'review.not_yet': '受け取りの確認後にレビューを書けます',
  'review.already_written': 'この商品のレビューはすでに書かれています',
  'review.picture_gone': '写真の有効期限が切れています。もう一度アップロードしてください',
  'review.not_written': '追記できるレビューがまだありません',
  'review.already_appended': 'このレビューにはすでに追記されています',
  'review.append_closed': '追記できる期間が過ぎています',
  'review.not_found': 'このレビューは存在しません',
  'review.changed': 'このレビューは変更されています。もう一度ご確認ください',
  'review.reason_required': '非表示にする理由を入力してください',
}
