export const media = {
  'media.too_large': '{megabytes} MB 미만의 이미지를 선택해 주세요',
  'media.not_a_picture': 'JPEG, PNG, WebP, GIF 또는 AVIF 이미지를 선택해 주세요',
  'media.too_many_pixels': '이미지가 {megapixels}메가픽셀을 넘습니다. 더 작은 이미지를 선택해 주세요',
  'media.broken': '이미지가 손상되어 읽을 수 없습니다',
  'media.interrupted': '업로드가 중단되었습니다. 다시 시도해 주세요',
  'media.too_many_uploads': '짧은 시간에 너무 많이 올렸습니다. {minutes}분 후에 다시 시도해 주세요',
  'media.not_stored': '지금은 이미지를 저장할 수 없습니다. 잠시 후 다시 시도해 주세요',
  'media.not_a_video': 'MP4 또는 WebM 동영상을 선택해 주세요',
  'media.gone': '사진 또는 동영상이 더 이상 없습니다. 다시 올려 주세요',
}
