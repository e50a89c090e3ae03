export const media = {
  'media.too_large': '{megabytes} MB未満の画像を選んでください',
  'media.not_a_picture': 'JPEG、PNG、WebP、GIF、AVIFのいずれかの画像を選んでください',
  'media.too_many_pixels': '画像が{megapixels}メガピクセルを超えています。小さい画像を選んでください',
  'media.broken': '画像が破損しているため読み込めません',
  'media.interrupted': 'アップロードが中断されました。もう一度お試しください',
  'media.too_many_uploads': '短時間のアップロードが多すぎます。{minutes}分後にもう一度お試しください',
  'media.not_stored': '現在、画像を保存できません。しばらくしてからもう一度お試しください',
  'media.not_a_video': 'MP4 または WebM の動画を選んでください',
  'media.gone': '画像または動画が見つかりません。もう一度アップロードしてください',
}
