import type { content as en } from '../en-us/content.ts'
import type { TranslationTable } from '../translate.ts'

export const content: TranslationTable<typeof en> = {
  search: '검색',
  highlights: '하이라이트',
  slide_of: '{count}개 중 {index}번째',
  pause: '자동 넘김 멈추기',
  play: '자동 넘김 시작',
  shortcuts: '바로가기',
  notices: '공지',
  brands: '브랜드',
  topics: '기획전',
  goods: '상품',
  recommended: '추천 상품',
  see_all: '전체 보기',
  see_all_of: '전체 보기: {title}',
  empty_home: '매장을 준비하고 있어요',
  empty_home_text: '상품을 진열하는 중입니다. 먼저 카테고리를 둘러보세요.',
  preview_expired: '미리보기가 만료되었습니다',
  preview_expired_text: '관리 화면에서 다시 열어 주세요.',
  preview_empty: '이 페이지에는 아직 내용이 없습니다. 관리 화면에서 블록을 추가해 주세요.',
  categories: '카테고리',
  terms: '이용약관',
  privacy_policy: '개인정보 처리방침',
  asset_terms: '디지털 자산 영역 약관 및 위험 고지',
  agreement_since: '버전 {version}, {day}부터 시행',
}
