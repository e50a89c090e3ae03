export const member = {
  'member.same_nickname': '新しいニックネームは以前と異なるものにしてください',
  'member.same_email': 'すでに登録されているメールアドレスです',
  'member.same_mobile': 'すでに登録されている携帯番号です',
  'member.mobile_taken': 'この携帯番号は別のアカウントに登録されています',
  'member.wrong_mobile': '携帯番号の形式が正しくありません',
  'member.avatar_unknown': '画像が見つかりません。もう一度アップロードしてください',
  'member.birthday_future': '誕生日に未来の日付は指定できません',
  'field.email': 'メールアドレスの形式が正しくありません',
  'member.wrong_postcode': '郵便番号の形式が正しくありません',
  'member.birthday_early': '1900年以降の日付を入力してください',
  'member.not_found': 'この会員は存在しません',
  'member.wrong_telephone': '電話番号の形式が正しくありません',
}
