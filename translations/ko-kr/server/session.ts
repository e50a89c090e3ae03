export const session = {
  'session.key_unknown': '이 페이지의 키가 만료되었습니다. 다시 시도해 주세요',
  'session.message_replayed': '이미 받은 요청입니다',
  'session.message_late': '기기의 시간이 맞지 않습니다. 시간을 맞춘 뒤 다시 시도해 주세요',
  'session.message_invalid': '요청이 전송 중 손상되었거나 변경되었습니다. 다시 시도해 주세요',
  'session.option_required': '이 쇼핑몰은 암호화된 요청만 받습니다. 페이지를 새로고침해 주세요',
} as const
