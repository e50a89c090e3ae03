import type { review as en } from '../en-us/review.ts'
import type { Phrases } from '../phrases.ts'

export const review: Phrases<typeof en> = {
  title: '상품 리뷰',
  title_count: '상품 리뷰 ({count})',
  see_all: '리뷰 전체 보기',
  all: '전체',
  with_pictures: '사진 리뷰',
  stars_one: '별점 {count}점',
  stars_other: '별점 {count}점',
  average: '5점 만점에 {average}점',
  filter: '리뷰 필터',
  anonymous: '익명',
  reply: '판매자 답변',
  picture_of: '사진 {index}/{count}',
  pictures: '리뷰 사진',
  none: '아직 리뷰가 없습니다',
  none_text: '상품을 구매하면 첫 리뷰를 남길 수 있어요.',
  none_here: '조건에 맞는 리뷰가 없습니다',
  none_here_text: '이 상품의 전체 리뷰를 확인해 보세요.',
  show_all: '전체 리뷰 보기',
  to_goods: '상품으로 돌아가기',
}
