import type { TranslationTable } from '../../translate.ts'
import type { features as english } from '../../en-us/shared/features.ts'

export const features: TranslationTable<typeof english> = {
  addon_bundling: '세트 할인',
  addon_coupon: '쿠폰',
  addon_discount: '기간 한정 할인',
  addon_gift: '선물',
  addon_groupbuy: '공동구매',
  addon_manjian: '금액별 할인',
  addon_memberconsume: '구매 적립',
  addon_memberrecharge: '충전',
  addon_memberregister: '회원 가입',
  addon_membersignin: '출석',
  addon_memberwithdraw: '출금',
  addon_pintuan: '팀 구매',
  addon_pointexchange: '포인트샵',
  addon_seckill: '타임 세일',
  addon_store: '매장 수령',
  addon_topic: '기획전',
  addon_bargain: '가격 깎기',
  addon_presale: '사전 예약',
  addon_fenxiao: '제휴 판매자',
  addon_game: '게임',
}
