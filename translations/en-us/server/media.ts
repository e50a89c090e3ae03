export const media = {
  'media.too_large': 'Choose an image under {megabytes} MB',
  'media.not_a_picture': 'Choose a JPEG, PNG, WebP, GIF or AVIF image',
  'media.too_many_pixels': 'This image has more than {megapixels} megapixels. Choose a smaller one',
  'media.broken': 'This image is damaged and cannot be read',
  'media.interrupted': 'The upload was interrupted. Try again',
  'media.too_many_uploads': 'Too many uploads in a short time. Try again in {minutes} minutes',
  'media.not_stored': 'Images cannot be stored right now. Try again later',
  'media.not_a_video': 'Choose an MP4 or WebM video',
  'media.gone': 'An image or video is no longer available. Upload it again',
} as const
