import type { poster as english } from '../en-us/poster.ts'
import type { TranslationTable } from '../translate.ts'

export const poster: TranslationTable<typeof english> = {
  title: '포스터',
  language: '포스터 언어',
  hint: '코드를 스캔하면 쇼핑몰에서 바로 볼 수 있고, 주문에 회원님의 공유가 기록됩니다.',
  save_hint: '앱에서는 이미지를 길게 눌러 저장하세요.',
  earns_commission: '이 포스터로 들어온 주문은 수수료가 적립됩니다.',
  copy_link: '링크',
  save: '저장',
  share: '공유',
  retry: '다시 시도',
  failed_title: '포스터를 만들지 못했습니다',
  failed_text: '지금 포스터 요청이 많습니다. 잠시 후 다시 시도하세요.',
  gone_title: '더 이상 포스터를 만들 수 없습니다',
  gone_text: '상품 판매가 중단되었거나 프로모션이 종료되었습니다.',
  of_shop: '쇼핑몰 포스터',
  alt: '포스터: {title}. {description}',
}
