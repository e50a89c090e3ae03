import type { TranslationTable } from '../../translate.ts'
import type { tracking as english } from '../../en-us/shared/tracking.ts'

export const tracking: TranslationTable<typeof english> = {
  step_shipped: '판매자가 택배를 발송했습니다',
  step_collected: '택배사가 집화했습니다',
  step_sorting: '물류센터에서 분류 중입니다',
  step_departed: '물류센터에서 출발했습니다',
  step_arrived: '배송 지점에 도착했습니다',
  step_customs: '세관에서 통관 중입니다',
  step_out_for_delivery: '배송 기사가 배송 중입니다',
  step_delivered: '배송이 완료되었습니다',
  step_note: '안내',
}
