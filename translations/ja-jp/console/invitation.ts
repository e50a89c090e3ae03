import type { invitation as english } from '../../en-us/console/invitation.ts'
import type { TranslationTable } from '../../translate.ts'

export const invitation: TranslationTable<typeof english> = {
  lead: '会員が友達の招待で受け取った特典です。特典の内容は設定で変更できます。',
  empty: '特典はまだありません',
  inviter: '招待した会員',
  inviter_id: '招待した会員の ID',
  invitee: '招待された会員',
  occasion: '付与の条件',
  occasion_registered: '会員登録',
  occasion_first_order: '初回注文の支払い',
  longcoin: 'LONGCOIN',
  money: '金額',
  coupon: 'クーポン',
  rewarded_at: '付与日時',
  from: '開始日',
  until: '終了日',
  settings: '設定',
}
