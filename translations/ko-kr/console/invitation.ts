import type { invitation as english } from '../../en-us/console/invitation.ts'
import type { TranslationTable } from '../../translate.ts'

export const invitation: TranslationTable<typeof english> = {
  lead: '회원이 친구를 초대하고 받은 보상입니다. 보상 내용은 설정에서 정합니다.',
  empty: '보상이 없습니다',
  inviter: '초대한 회원',
  inviter_id: '초대한 회원 ID',
  invitee: '초대받은 회원',
  occasion: '지급 조건',
  occasion_registered: '가입',
  occasion_first_order: '첫 주문 결제',
  longcoin: 'LONGCOIN',
  money: '금액',
  coupon: '쿠폰',
  rewarded_at: '지급 일시',
  from: '시작일',
  until: '종료일',
  settings: '설정',
}
