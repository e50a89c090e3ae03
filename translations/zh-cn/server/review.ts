export const review = {
  'review.not_yet': '确认收货后才可评价',
  'review.already_written': '您已评价过该商品',
  'review.picture_gone': '有图片已失效，请重新上传',
  'review.not_written': '还没有评价，无法追评',
  'review.already_appended': '您已追加过评价',
  'review.append_closed': '追评时间已过',
  'review.not_found': '该评价不存在',
  'review.changed': '该评价已有变动，请刷新后再查看',
  'review.reason_required': '请填写隐藏该评价的原因',
}
