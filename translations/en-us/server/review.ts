export const review = {
  'review.not_yet': 'You can review an order once you have received it',
  'review.already_written': 'You have already reviewed this product',
  'review.picture_gone': 'A photo is no longer available. Upload it again',
  'review.not_written': 'There is no review to add to yet',
  'review.already_appended': 'You have already added to this review',
  'review.append_closed': 'You can no longer add to this review',
  'review.not_found': 'Review not found',
  'review.changed': 'This review has changed. Review it and try again',
  'review.reason_required': 'Enter the reason for hiding the review',
} as const
