export const bridge = {
  'bridge.host_token_invalid': '앱의 로그인 정보를 확인할 수 없습니다. 다시 시도해 주세요',
  'bridge.wechat_code_invalid': '위챗에서 로그인을 승인하지 않았습니다. 다시 시도해 주세요',
}
