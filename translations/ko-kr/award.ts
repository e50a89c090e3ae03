import { awards } from './shared/awards.ts'
import type { award as english } from '../en-us/award.ts'
import type { TranslationTable } from '../translate.ts'

export const award: TranslationTable<typeof english> = {
  ...awards,
  plan_title: '현재 보너스 플랜',
  plan_version: '버전 {plan_id}, {day}부터',
  plan_lead:
    '모든 비율은 실제로 이루어진 판매를 기준으로 합니다. 판매가 없으면 지급되지 않으며, 추천인이 AM 이상이 아닌 대에는 지급되지 않습니다.',
  rate: '비율',
  generations: '{first}~{last}대',
  cap_title: '한도',
  cap_text:
    '한 판매에서 발생하는 모든 보너스의 합은 결제 금액의 최대 {cap}입니다. 이를 넘으면 모두 같은 계수로 줄어들어 위 비율보다 적게 받을 수 있으며, 각 보너스에 그 계수가 표시됩니다.',
  split_title: '보너스 지급 방식',
  split_text: '보유한 ACC에 따라 당일 단가로 지급됩니다:',
  below: '{threshold} 미만',
  from: '{threshold} 이상',
  freeze_text_one: '추천 보너스는 일일 정산 후 {count}일 동안 잠깁니다.',
  freeze_text_other: '추천 보너스는 일일 정산 후 {count}일 동안 잠깁니다.',
}
