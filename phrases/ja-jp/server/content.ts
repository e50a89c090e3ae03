export const content = {
  'content.agreement_changed': 'その間に別の版が公開されました。先にご確認ください',
  'content.agreement_english': '英語の文面が必要です。ほかの言語がない場合は英語を表示します',
}
