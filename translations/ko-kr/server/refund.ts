export const refund = {
  'refund.not_found': '존재하지 않는 교환/환불 신청입니다',
  'refund.line_not_found': '주문에서 해당 상품을 찾을 수 없습니다',
  'refund.not_refundable': '이 상품은 더 이상 환불을 신청할 수 없습니다',
  'refund.quantity_exceeded': '최대 {left}개까지 신청할 수 있습니다',
  'refund.not_shipped': '아직 발송되지 않은 상품입니다. 환불만 신청해 주세요',
  'refund.already_open': '이 상품에 대한 신청이 이미 진행 중입니다',
  'refund.picture_unknown': '사용할 수 없는 사진이 있습니다. 다시 올려 주세요',
  'refund.changed': '신청 상태가 변경되었습니다. 다시 확인해 주세요',
  'refund.invalid_tracking_number': '송장에 적힌 운송장 번호를 입력해 주세요 (영문·숫자 4~40자)',
  'account_closure.refunds': '아직 끝나지 않은 환불 신청이 {count}건 있습니다',
  'message.return_refused.subject': '환불 신청 {number}이 거절되었습니다',
  'message.return_refused.text':
    '{at}에 판매자가 {goods}의 환불 신청({number})을 거절했습니다.\n\n{reply}\n\n신청 기간 내에는 설명이나 사진을 보완해 다시 신청할 수 있습니다.',
  'message.return_parcel.subject': '환불 신청 {number}의 상품을 보내 주세요',
  'message.return_parcel.text':
    '{goods}의 환불 신청({number})이 {at}에 승인되었습니다. {until}까지 상품을 보내고 운송장 번호를 입력해 주세요. 기한이 지나면 신청이 자동으로 종료됩니다.',
  'message.return_refunded.subject': '환불 {number}이 처리되었습니다',
  'message.return_refunded.text':
    '{goods}의 환불 금액 {amount}이 {at}에 결제 수단으로 반환되었습니다(신청 번호 {number}). 은행이나 카드는 며칠 걸릴 수 있습니다.',
  'message.return_closed.subject': '환불 신청 {number}이 종료되었습니다',
  'message.return_closed.text':
    '기한 내에 상품이 발송되지 않아 {goods}의 환불 신청({number})이 {at}에 종료되었습니다. 신청 기간 내에는 다시 신청할 수 있습니다.',
} as const
