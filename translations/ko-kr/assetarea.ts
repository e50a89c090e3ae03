import type { assetarea as en } from '../en-us/assetarea.ts'
import type { TranslationTable } from '../translate.ts'

export const assetarea: TranslationTable<typeof en> = {
  title: '디지털 자산',
  closed: '디지털 자산 영역을 이용할 수 없습니다',
  closed_text: '판매자가 이 기능을 사용하지 않습니다. 쇼핑몰의 다른 기능은 평소처럼 이용하실 수 있습니다.',
  closed_in_country: '회원님의 국가에서는 이용할 수 없습니다',
  closed_in_country_text: '계정의 국가에서는 디지털 자산 영역이 제공되지 않습니다. 쇼핑몰의 다른 기능은 평소처럼 이용하실 수 있습니다.',
  to_home: '홈으로 가기',
  terms: '약관 및 위험 고지',
  terms_lead:
    '이 영역에 투입한 자산을 잃을 수 있으며 어떤 수익도 보장되지 않습니다. 여기서 처음 구매하기 전에 약관과 위험 고지를 읽어 주세요.',
  read_terms: '읽고 동의하기',
  read_again: '다시 읽기',
  agreed_on: '버전 {version}에 동의하셨습니다',
  agree_check: '약관과 위험 고지를 읽었으며 동의합니다',
  agree: '동의',
  agreed: '감사합니다. 버전 {version}에 동의하셨습니다',
  tick_first: '동의하려면 체크해 주세요',
  changed: '새 버전이 있습니다. 읽은 뒤 동의해 주세요',
}
