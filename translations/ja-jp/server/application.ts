export const application = {
  'application.wrong_mobile': '携帯電話番号の形式が正しくありません',
  'application.already_applied': 'すでにお申し込みいただいています。申込番号{application_no}を処理しています',
  'application.mobile_used': 'この携帯電話番号は、ほかの会員の申し込みで使われています',
  'application.not_found': 'この申し込みは存在しません',
  'application.decided': '申し込みの内容が変わりました。もう一度ご確認ください',
  'application.name_join': '参加のお申し込み',
  'application.name_franchise': '加盟のお申し込み',
  'application.next_accepted': '3営業日以内にお電話で今後の流れをご案内します。',
  'application.next_refused': 'ご関心をお寄せいただきありがとうございます。後日あらためてお申し込みいただけます。',
}
