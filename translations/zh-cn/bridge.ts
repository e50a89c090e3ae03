import type { bridge as en } from '../en-us/bridge.ts'
import type { TranslationTable } from '../translate.ts'

export const bridge: TranslationTable<typeof en> = {
  logged_out: '账号已退出登录！',
  waiting_title: '正在等待应用响应',
  waiting_text: '正在联系应用…',
  handed_over_text: '请在应用中继续操作。',
  no_response_title: '应用没有响应',
  no_response_text: '您的数据没有任何变动，可以重试，也可以留在当前页面。',
  retry: '重试',
  dismiss: '暂不',
  desktop_title: '订单已收到',
  desktop_text: '您的云桌面订单已提交到商城。',
  desktop_no_payment: '这里没有可显示的支付信息',
  view_orders: '我的订单',
  go_home: '返回首页',
}
