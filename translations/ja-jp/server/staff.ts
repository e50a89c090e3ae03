export const staff = {
  'staff.change_of_plan': '報酬プラン バージョン {plan_id}（{day} から）',
  'staff.change_of_sponsor': '{account} の紹介者：{before} → {after}',
  'staff.no_sponsor': 'なし',
  'staff.change_of_price': 'コイン価格 {what}',
  'staff.log_in_expired': 'ログインの有効期限が切れました。最初からやり直してください',
  'staff.code_needed': '認証アプリのコードも入力してください',
  'staff.email_taken': 'このメールアドレスは別の担当者が使用しています',
  'staff.not_found': 'この担当者は存在しません',
  'staff.changed': '他の人が変更しました。もう一度ご確認ください',
  'staff.role_unknown': 'この役割は存在しません',
  'staff.role_taken': '同じ名前の役割がすでにあります',
  'staff.owner_fixed': 'オーナーの役割は変更できません',
  'staff.own_permissions': '自分の権限は変更できません。別のオーナーにご依頼ください',
  'staff.exceeds_permissions': 'ご自身の権限を超える操作です',
  'staff.last_owner': 'オーナーは少なくとも1人必要です',
  'staff.too_new':
    '新しい担当者や、役割・パスワード・二段階認証を他の人が変更した担当者は、すぐには承認できません。{hours}時間後に承認できます',
}
