import type { bridge as en } from '../en-us/bridge.ts'
import type { TranslationTable } from '../translate.ts'

export const bridge: TranslationTable<typeof en> = {
  logged_out: 'ログアウトしました！',
  waiting_title: 'アプリの応答を待っています',
  waiting_text: 'アプリに問い合わせています…',
  handed_over_text: 'アプリで操作を続けてください。',
  no_response_title: 'アプリが応答しません',
  no_response_text: '変更された内容はありません。もう一度試すか、この画面にとどまることができます。',
  retry: 'もう一度試す',
  dismiss: 'あとで',
  desktop_title: '注文を受け付けました',
  desktop_text: 'クラウドデスクトップのご注文がショップに届きました。',
  desktop_no_payment: '表示できるお支払いはありません',
  view_orders: '注文履歴',
  go_home: 'ホームへ',
}
