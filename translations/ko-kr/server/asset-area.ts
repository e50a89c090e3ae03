export const assetArea = {
  'asset_area.closed': '판매자가 디지털 자산 영역을 사용하지 않습니다',
  'asset_area.closed_in_country': '회원님의 국가에서는 디지털 자산 영역을 이용할 수 없습니다',
  'asset_area.terms_changed': '약관과 위험 고지가 변경되었습니다. 현재 버전을 읽고 다시 동의해 주세요',
  'asset_area.terms_not_agreed': '먼저 디지털 자산 영역의 약관과 위험 고지를 읽고 동의해 주세요',
}
