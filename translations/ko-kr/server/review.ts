export const review = {
  'review.not_yet': '수령 확인 후 리뷰를 작성할 수 있습니다',
  'review.already_written': '이미 리뷰를 작성한 상품입니다',
  'review.picture_gone': '사진이 만료되었습니다. 다시 올려 주세요',
  'review.not_written': '추가할 리뷰가 아직 없습니다',
  'review.already_appended': '이미 리뷰를 추가했습니다',
  'review.append_closed': '리뷰 추가 기간이 지났습니다',
  'review.not_found': '존재하지 않는 리뷰입니다',
  'review.changed': '리뷰가 변경되었습니다. 다시 확인해 주세요',
  'review.reason_required': '리뷰를 숨기는 이유를 입력해 주세요',
}
