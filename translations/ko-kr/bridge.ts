import type { bridge as en } from '../en-us/bridge.ts'
import type { TranslationTable } from '../translate.ts'

export const bridge: TranslationTable<typeof en> = {
  logged_out: '로그아웃되었습니다!',
  waiting_title: '앱의 응답을 기다리는 중',
  waiting_text: '앱에 요청하고 있습니다…',
  handed_over_text: '앱에서 계속 진행해 주세요.',
  no_response_title: '앱이 응답하지 않습니다',
  no_response_text: '변경된 내용은 없습니다. 다시 시도하거나 이 화면에 머무를 수 있습니다.',
  retry: '다시 시도',
  dismiss: '나중에',
  desktop_title: '주문이 접수되었습니다',
  desktop_text: '클라우드 데스크톱 주문이 쇼핑몰에 전달되었습니다.',
  desktop_no_payment: '표시할 결제가 없습니다',
  view_orders: '내 주문',
  go_home: '홈으로 가기',
}
