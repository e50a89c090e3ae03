import type { scan as english } from '../en-us/scan.ts'
import type { TranslationTable } from '../translate.ts'

export const scan: TranslationTable<typeof english> = {
  scan_in_app: '스캔',
  camera: '카메라',
  camera_starting: '카메라를 켜는 중',
  camera_refused: '카메라 권한을 얻지 못했습니다',
  camera_refused_text: '브라우저 설정에서 카메라를 허용해 주세요. 코드 사진을 선택하거나 코드를 입력할 수도 있습니다.',
  camera_missing: '카메라를 찾을 수 없습니다',
  camera_missing_text: '코드 사진을 선택하거나 코드를 입력해 주세요.',
  camera_busy: '카메라를 사용할 수 없습니다',
  camera_busy_text: '다른 앱이 사용 중일 수 있습니다. 그 앱을 닫고 다시 시도해 주세요.',
  camera_unreadable: '코드 판독기를 불러오지 못했습니다',
  camera_unreadable_text: '연결을 확인하고 다시 시도하거나 코드를 입력해 주세요.',
  try_again: '다시 시도',
  choose_picture: '사진 선택',
  no_code_in_picture: '사진에서 QR 코드를 찾지 못했습니다',
  picture_unreadable: '이 사진을 읽을 수 없습니다',
}
