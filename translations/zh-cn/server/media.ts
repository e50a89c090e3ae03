export const media = {
  'media.too_large': '请选择小于 {megabytes} MB 的图片',
  'media.not_a_picture': '请选择 JPEG、PNG、WebP、GIF 或 AVIF 格式的图片',
  'media.too_many_pixels': '图片超过 {megapixels} 百万像素，请选择小一些的图片',
  'media.broken': '图片已损坏，无法读取',
  'media.interrupted': '上传中断，请重试',
  'media.too_many_uploads': '上传过于频繁，请在 {minutes} 分钟后重试',
  'media.not_stored': '暂时无法保存图片，请稍后重试',
  'media.not_a_video': '请选择 MP4 或 WebM 格式的视频',
  'media.gone': '图片或视频已失效，请重新上传',
}
