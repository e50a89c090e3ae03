import type { search as en } from '../en-us/search.ts'
import type { TranslationTable } from '../translate.ts'

export const search: TranslationTable<typeof en> = {
  title: '검색',
  placeholder: '상품 검색',
  submit: '검색',
  scan: '코드 스캔',
  history: '최근 검색어',
  clear: '최근 검색어 모두 삭제',
  clear_question: '최근 검색어를 모두 삭제할까요?',
  clear_text: '이 기기와 계정에 저장된 검색어가 모두 지워집니다.',
  hot: '인기 검색어',
  discover: '추천 검색어',
  suggestions: '검색어 제안',
  empty: '무엇을 찾으시나요?',
  empty_text: '검색어를 입력하거나 카테고리에서 시작해 보세요.',
  categories: '카테고리',
}
