export const review = {
  'review.not_yet': 'Reviews open once the order has been received',
  'review.written': 'You have already reviewed this product',
  'review.picture_gone': 'A photo is no longer there, please upload it again',
  'review.not_written': 'There is no review to add to yet',
  'review.appended': 'You have already added to this review',
  'review.append_over': 'The time to add to this review is over',
  'review.not_found': 'Review not found',
  'review.changed': 'This review has changed in the meantime. Please review it and try again',
  'review.reason_needed': 'Say why the review is hidden',
} as const
