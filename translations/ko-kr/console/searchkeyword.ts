import type { searchkeyword as english } from '../../en-us/console/searchkeyword.ts'
import type { TranslationTable } from '../../translate.ts'

export const searchkeyword: TranslationTable<typeof english> = {
  lead: '고객이 입력하기 전에 보는 검색어를 언어별로 정하고 순서를 정합니다. 어떤 언어에 켜진 검색어가 없으면 영어 검색어가 표시됩니다.',
  language: '언어',
  hot: '인기 검색어',
  hot_help: '순위와 함께 표시되며 상위 세 개는 빨간색입니다. 누르면 바로 검색합니다.',
  discover: '추천 검색어',
  discover_help: '인기 검색어 아래에 표시되어 상품을 둘러볼 수 있게 합니다.',
  default: '기본 검색어',
  default_help:
    '빈 검색창과 홈 화면 검색창에 표시되며, 아무것도 입력하지 않고 검색하면 이 검색어로 찾습니다. 켜진 것 중 첫 번째가 적용됩니다.',
  add_keyword: '검색어 추가',
  edit_keyword: '검색어 수정',
  keyword: '검색어',
  keyword_help: '최대 60자. 누르면 검색 결과로 이동하므로 상품이 검색되는 단어를 선택하세요.',
  is_on: '고객에게 표시',
  empty_english: '아직 검색어가 없어 고객에게 아무것도 표시되지 않습니다',
  empty_translated: '아직 검색어가 없어 고객에게 영어 검색어가 표시됩니다',
  remove_confirm: '“{word}”을(를) 삭제하며 고객에게 더 이상 표시되지 않습니다.',
}
