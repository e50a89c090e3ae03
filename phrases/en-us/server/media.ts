export const media = {
  'media.too_large': 'Please choose a picture under {megabytes} MB',
  'media.not_a_picture': 'Please choose a JPEG, PNG, WebP, GIF or AVIF picture',
  'media.too_many_pixels': 'This picture has more than {megapixels} megapixels, please choose a smaller one',
  'media.broken': 'This picture is damaged and cannot be read',
  'media.interrupted': 'The upload was interrupted, please try again',
  'media.too_many_uploads': 'Too many pictures in a short time, please try again in {minutes} minutes',
  'media.not_stored': 'Pictures cannot be stored at the moment, please try again later',
  'media.not_a_film': 'Please choose an MP4 or WebM video',
  'media.gone': 'A picture or video is no longer there, please upload it again',
} as const
