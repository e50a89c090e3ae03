/** The camera and the reader of QR codes. */
export const scan = {
  scan_in_app: 'Scan',
  camera: 'Camera',
  camera_starting: 'Starting the camera',
  camera_refused: 'Camera authorization failed',
  camera_refused_text: 'Allow the camera in the settings of your browser. You can also choose a picture of the code, or enter it.',
  camera_missing: 'No camera found',
  camera_missing_text: 'Choose a picture of the code, or enter it.',
  camera_busy: 'The camera is not available',
  camera_busy_text: 'Another app may be using it. Close that app and try again.',
  camera_unreadable: 'The code reader could not be loaded',
  camera_unreadable_text: 'Check your connection and try again, or enter the code.',
  try_again: 'Try again',
  choose_picture: 'Choose a picture',
  no_code_in_picture: 'No QR code was found in this picture',
  picture_unreadable: 'This picture could not be read',
} as const
