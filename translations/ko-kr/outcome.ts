import type { outcome as english } from '../en-us/outcome.ts'
import type { TranslationTable } from '../translate.ts'

export const outcome: TranslationTable<typeof english> = {
  goods_title: '받으시는 상품',
  goods_text: '이 상품의 대금을 결제하시는 것입니다. 쇼핑몰의 다른 상품과 같이 배송됩니다.',
  grade_text: '구매하시면 AM이 됩니다. {am}일 안에 RM이 되지 못하면 보너스가 동결되고, 그 후 {forfeit}일이 지나면 상점에 귀속됩니다.',
  see_levels: '등급과 조건',
  title: '구매자가 실제로 받은 금액',
  lead: '{day}까지의 쇼핑몰 장부 기준입니다. 구매 후 {days}일 이상 지났고 반품하지 않은 회원 {members}명을 집계했습니다.',
  figure: '받은 보너스',
  first_days: '처음 {days}일',
  so_far: '지금까지',
  median: '절반의 회원이 받은 금액(이하)',
  none: '아무것도 받지 못한 회원',
  how: '매일 계산합니다. 보너스는 정산일의 가치로 계산하고 환불로 회수된 금액을 뺍니다. AM 기간 때문에 동결되거나 소멸된 보너스는 포함하지 않습니다. 탈퇴한 회원도 포함합니다.',
  no_record: '아직 기록이 없습니다',
  no_record_text:
    '구매 후 {days}일이 지난 회원이 {least}명 미만이어서 구매자가 보통 얼마를 받는지 알려 드릴 수 없습니다. 아무것도 받지 못한다고 생각하고 결정해 주세요.',
  warning: '보너스는 보장되지 않으며 그것만을 이유로 구매하지 마세요. 보너스는 다른 사람의 판매에서만 지급되며 한도를 넘으면 줄어듭니다.',
  return_title: '반품할 권리',
  return_days_one: '결제한 때부터 상품을 받은 뒤 {count}일까지 환불을 신청할 수 있습니다. 이미 발송된 상품은 보내 주셔야 합니다.',
  return_days_other: '결제한 때부터 상품을 받은 뒤 {count}일까지 환불을 신청할 수 있습니다. 이미 발송된 상품은 보내 주셔야 합니다.',
  return_how: '주문에서 신청하시면 됩니다. 쇼핑몰의 일반 규칙이 적용되며 상품에 결제하신 금액을 환불해 드립니다.',
  return_grade: '등급은 유지되지만 추천인의 직접 추천으로는 더 이상 계산되지 않으며, 바이너리 트리의 실적에서도 빠집니다.',
  return_awards: '이 구매로 다른 회원이 받은 추천 보너스는 회수됩니다. 다른 판매에서 받으신 보너스에는 영향이 없습니다.',
}
