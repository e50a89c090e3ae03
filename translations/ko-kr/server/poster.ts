import type { poster as enUs } from '../../en-us/server/poster.ts'

export const poster: Record<keyof typeof enUs, string> = {
  'poster.scan_goods': 'QR 코드를 스캔하여 쇼핑몰에서 확인하세요',
  'poster.scan_shop': 'QR 코드를 스캔하여 쇼핑몰에 입장하세요',
  'poster.recommends': '{name} 님의 추천',
  'poster.invites': '{name} 님이 초대합니다',
  'poster.shop_note': '좋은 상품, 좋은 가격을 한곳에서',
  'poster.kind_discount': '기간 한정 할인',
  'poster.kind_topic': '기획전',
  'poster.kind_flash_sale': '타임 세일',
  'poster.kind_group_buy': '공동구매',
  'poster.kind_team_buy': '팀 구매',
  'poster.kind_bargain': '가격 깎기',
  'poster.kind_presale': '사전 예약',
  'poster.kind_combo': '세트 할인',
  'poster.kind_point': '롱코인 교환',
}
