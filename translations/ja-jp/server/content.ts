export const content = {
  'content.agreement_changed': 'その間に別の版が公開されました。先にご確認ください',
  'content.agreement_english_required': '英語の文面が必要です。ほかの言語がない場合は英語を表示します',
  'content.page_not_found': 'そのページはありません',
  'content.page_changed': 'その間に別の担当者がこのページを変更しました。先にご確認ください',
  'content.page_no_draft': 'このページに下書きはありません。変更はありません',
  'content.page_incomplete': 'まだ公開できないブロックがあります。印をご確認ください',
  'content.page_not_scheduled': 'このページに公開の予約はありません',
  'content.page_version_missing': 'このページにその公開版はありません',
  'content.preview_expired': 'プレビューの有効期限が切れました。管理画面からもう一度開いてください',
  'content.agreement_not_found': 'このバージョンはありません',
}
