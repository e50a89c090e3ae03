import type { awards as english, codes as codesInEnglish } from '../../en-us/shared/awards.ts'
import type { TranslationTable } from '../../translate.ts'

export const awards: TranslationTable<typeof english> = {
  kind_referral: '추천 보너스',
  kind_avatar: '아바타 보너스',
  kind_mall: '글로벌 몰 보너스',
  kind_sharing: '공유 보너스',
  kind_global: '글로벌 보너스',
  kind_education: '교육 지원 보너스',
  kind_director: '디렉터 보너스',
  kind_matching: '매칭 보너스',
  kind_management: '관리 보너스',
  kind_clone: '클론 보너스',
  base_referral: '스타트업 상품 결제 금액 기준, 구매자의 상위 추천인에게 지급',
  base_avatar: '250 USDA 기준, 새 클론 소유자의 추천인에게 지급',
  base_mall: '상품 이익 기준, 반품 기한이 지난 후 적용',
  base_sharing: '직접 추천한 회원의 상품 결제 금액 기준, LONGCOIN으로 지급',
  base_global: '당일 스타트업 상품 매출 기준, RM1~RM4가 가중치에 따라 배분',
  base_education: '당일 스타트업 상품 매출 기준, RM3과 RM4가 배분',
  base_director: '당일 스타트업 상품 매출 기준, RM4가 배분',
  base_matching: '당일 바이너리 트리에서 좌우로 매칭된 실적 기준, 나머지는 이월',
  base_management: '하위 각 대의 매칭 보너스 기준, RM2 이상에게 지급',
  generation: '{generation}대',
}

/** Income type codes of coins and boxes. */
export const codes: TranslationTable<typeof codesInEnglish> = {
  code_1: '예금 이자 Plan1',
  code_2: '예금 이자 Plan2',
  code_4: '예금 이자 Plan3',
  code_5: '예금 이자 Plan4',
  code_6: '코인 출금',
  code_9: '채굴 수익',
  code_11: '정기예금',
  code_12: '스테이킹 수익',
  code_13: '이체',
  code_21: '코드 출금',
  code_22: '현금 출금',
}
