export const message = {
  'message.code.text':
    '{reason}. 인증번호는 다음과 같습니다.\n\n{code}\n\n인증번호는 {minutes}분 동안 한 번만 사용할 수 있습니다. {store} 직원은 인증번호를 절대 묻지 않습니다.\n\n{advice}',
  'message.code.sms': '[{store}] 인증번호 {code}. {reason}. {minutes}분간 유효하며 타인에게 알려 주지 마세요.',
  'message.code.ignore': '본인이 요청하지 않았다면 이 메시지를 무시하셔도 됩니다.',
  'message.code.change_password': '본인이 요청하지 않았다면 다른 사람이 로그인했을 수 있으니 지금 바로 비밀번호를 변경해 주세요.',
  'message.code_register.subject': '{store} 회원가입 인증번호',
  'message.code_register.reason': '회원가입을 진행하고 있습니다',
  'message.code_log_in.subject': '{store} 로그인 인증번호',
  'message.code_log_in.reason': '로그인을 진행하고 있습니다',
  'message.code_recover.subject': '{store} 비밀번호 재설정',
  'message.code_recover.reason': '비밀번호를 재설정하고 있습니다',
  'message.code_email.subject': '새 이메일 주소를 확인해 주세요',
  'message.code_email.reason': '이 이메일 주소를 계정에 연결하고 있습니다',
  'message.code_mobile.subject': '새 휴대폰 번호를 확인해 주세요',
  'message.code_mobile.reason': '이 휴대폰 번호를 계정에 연결하고 있습니다',
  'message.code_payment_password.subject': '결제 비밀번호 설정 인증번호',
  'message.code_payment_password.reason': '결제 비밀번호를 설정하고 있습니다',
  'message.code_cancel_account.subject': '회원 탈퇴를 확인해 주세요',
  'message.code_cancel_account.reason': '회원 탈퇴를 진행하고 있습니다',
  'message.code_contact.subject': '본인 확인',
  'message.code_contact.reason': '계정의 휴대폰 번호 또는 이메일을 변경하려고 합니다',
  'message.code_join.subject': '참여 신청을 확인해 주세요',
  'message.code_join.reason': '참여를 신청하고 있습니다',
  'message.code_franchise.subject': '가맹 신청을 확인해 주세요',
  'message.code_franchise.reason': '가맹을 신청하고 있습니다',
  'message.code_order_query.subject': '주문을 조회해 주세요',
  'message.code_order_query.reason': '주문을 조회하고 있습니다',
  'message.email_changed.subject': '이메일 주소가 변경되었습니다',
  'message.email_changed.text':
    '{store} 계정 {account}의 이메일이 {at}에 {email}(으)로 변경되었습니다. 앞으로 메일은 새 주소로 발송됩니다.\n\n본인이 변경했다면 아무 조치도 필요하지 않습니다. 본인이 아니라면 {until}까지 아래 링크에서 변경을 되돌려 주세요.\n\n{link}{code}\n\n되돌리면 계정에 로그인된 모든 기기가 로그아웃됩니다.',
  'message.mobile_changed.subject': '휴대폰 번호가 변경되었습니다',
  'message.mobile_changed.text':
    '{store} 계정 {account}의 휴대폰 번호가 {at}에 {mobile}(으)로 변경되었습니다.\n\n본인이 아니라면 {until}까지 아래 링크에서 변경을 되돌려 주세요.\n\n{link}{code}\n\n되돌리면 계정에 로그인된 모든 기기가 로그아웃됩니다.',
  'message.contact_restored.subject': '계정이 보호되었습니다',
  'message.contact_restored.text':
    '{store} 계정의 휴대폰 번호 또는 이메일 변경이 {at}에 취소되었습니다. 모든 기기에서 로그아웃되었으며 기존 로그인 비밀번호는 사용할 수 없습니다.\n\n“비밀번호 찾기”에서 새 비밀번호를 설정해 주세요.',
  'message.contact_removed.subject': '이 연락처가 계정에서 삭제되었습니다',
  'message.contact_removed.text':
    '이 연락처를 {store} 계정에 등록한 변경이 {at}에 이전 연락처 소유자에 의해 취소되었습니다.\n\n본인 계정이라면 고객센터에 문의해 주세요.',
  'message.sms_limit_reached.subject': '이번 시간의 문자 인증번호 한도를 모두 사용했습니다',
  'message.sms_limit_reached.text':
    '{store}에서 한 시간 동안 {codes} 문자 {count}건을 발송하여 설정된 한도에 도달했습니다. 시간이 지나면 다시 발송됩니다.\n\n예상보다 많다면 누군가 고의로 요청하고 있을 수 있습니다. 콘솔의 상태와 발신함을 확인해 주세요. 한도는 설정에서 변경할 수 있습니다.',
  'message.sms_limit_reached.entry': '로그인 및 비밀번호 찾기',
  'message.sms_limit_reached.other': '신청, 새 휴대폰 등록, 주문 조회',
  'message.password_changed.subject': '비밀번호가 변경되었습니다',
  'message.password_changed.text':
    '{at}에 {store} 계정 {account}의 비밀번호가 변경되었으며 다른 모든 기기에서 로그아웃되었습니다.\n\n본인이 변경하지 않았다면 즉시 ‘비밀번호 찾기’로 계정을 되찾아 주세요.',
  'message.payment_password_changed.subject': '결제 비밀번호가 변경되었습니다',
  'message.payment_password_changed.text':
    '{at}에 {store} 계정 {account}의 결제 비밀번호가 설정되었습니다.\n\n본인이 설정하지 않았다면 즉시 로그인 비밀번호를 변경하고 고객센터로 문의해 주세요.',
  'message.account_cancelled.subject': '회원 탈퇴가 완료되었습니다',
  'message.account_cancelled.text':
    '{at}에 {store} 계정 {account}의 탈퇴가 완료되었으며 개인정보가 삭제되었습니다.\n\n그동안 함께해 주셔서 감사합니다.',
  'message.am_window_warning.subject': '수익이 동결되기 전에 RM으로 승급하세요',
  'message.am_window_warning.text':
    '{store}의 AM 기간이 {until}에 종료됩니다. 그때까지 RM이 되지 않으면 수익이 동결됩니다. 수익은 계속 적립되지만 충전과 수익 출금은 할 수 없습니다.\n\n직접 추천한 회원 3명이 AM 이상이 되면 RM으로 승급합니다.',
  'message.am_window_frozen.subject': '수익이 동결되었습니다',
  'message.am_window_frozen.text':
    '{store}의 AM 기간이 {at}에 종료되어 수익이 동결되었습니다. 수익은 계속 적립되지만 충전과 수익 출금은 할 수 없습니다.\n\n{until}까지 RM이 되면 모두 즉시 해제됩니다. 그렇지 않으면 동결된 보너스는 상점에 귀속됩니다.',
  'message.am_window_forfeited.subject': '동결된 보너스가 소멸되었습니다',
  'message.am_window_forfeited.text':
    '{at} 현재 {store}에서 아직 AM이므로 동결된 보너스가 상점에 귀속되었습니다. 충전은 다시 가능합니다.\n\nRM이 되면 보너스가 다시 지급됩니다. 직접 추천한 회원 3명이 AM 이상이어야 합니다.',
  'message.am_window_released.subject': '수익 동결이 해제되었습니다',
  'message.am_window_released.text':
    '{at}에 {store}의 RM이 되었습니다. 동결되었던 모든 수익을 지금 사용할 수 있으며 충전과 출금이 다시 가능합니다.',
  'message.clones_made.subject': '새 클론이 생성되었습니다',
  'message.clones_made.text':
    '{at}에 {store}의 사용 가능한 USDA가 250에 도달하여 클론으로 전환되었습니다. 클론은 바이너리 트리에 있는 회원님의 추가 위치이며 등급은 회원님과 같습니다. 새 클론: {count}개.\n\n클론의 보너스는 회원님께 지급됩니다. 모든 계정은 ‘내 추천 팀’에서 확인할 수 있습니다.',
  'message.award_taken_back.subject': '보너스가 회수되었습니다',
  'message.award_taken_back.text':
    '{store}에서 보너스를 받은 주문 {number}이(가) {at}에 환불되어 {amounts}을(를) 회수했습니다.\n\n수익 센터에서 이 기록과 그날의 다른 기록을 확인할 수 있습니다.',
  'message.award_debt.subject': '보너스 일부가 미상환입니다',
  'message.award_debt.text':
    '{store}에서 보너스를 받은 주문 {number}이(가) {at}에 환불되어 {amounts}을(를) 회수합니다.\n\n이 중 {debt}은(는) 이미 사용하셨습니다. 따로 결제하실 필요는 없으며, 이후 보너스에서 먼저 차감됩니다. 남은 금액은 수익 내역에서 확인할 수 있습니다.',
  'message.new_device.subject': '새 기기에서 로그인했습니다',
  'message.new_device.text':
    '{at}에 {store} 계정 {account}에 새로운 기기로 로그인했습니다.\n\n본인이라면 별도의 조치가 필요 없습니다. 본인이 아니라면 즉시 비밀번호를 변경해 주세요.',
  'message.application_accepted.subject': '{application}이 승인되었습니다',
  'message.application_accepted.text': '{name} 님, {store}에 접수하신 {application}({number})이 {at}에 승인되었습니다.\n\n{reply}',
  'message.application_refused.subject': '{application} 결과 안내',
  'message.application_refused.text':
    '{name} 님, {store}에 접수하신 {application}({number})을 검토했으나 지금은 승인해 드리기 어렵습니다.\n\n{reply}',
  'message.parcel_sent.subject': '주문 {number} 상품이 발송되었습니다',
  'message.parcel_sent.text':
    '주문 {number}의 상품이 {carrier}(으)로 발송되었습니다. 운송장 번호는 {tracking}입니다.\n\n주문에서 배송을 조회할 수 있습니다. {store}을(를) 이용해 주셔서 감사합니다.',
  'message.pickup_ready.subject': '주문 {number}을(를) 수령할 수 있습니다',
  'message.pickup_ready.text':
    '{branch}에서 주문 {number}을(를) 수령할 수 있습니다. 데스크에서 주문의 수령 코드를 보여 주세요.\n\n{deadline}',
  'message.pickup_reminder.subject': '주문 {number}이(가) 수령을 기다리고 있습니다',
  'message.pickup_reminder.text': '주문 {number}을(를) 아직 모두 수령하지 않으셨습니다. {branch}에서 보관 중입니다.\n\n{deadline}',
  'message.pickup_expired.subject': '주문 {number}이(가) 수령되지 않았습니다',
  'message.pickup_expired.text': '주문 {number}이(가) 기한 내에 수령되지 않아, 남은 상품을 결제하신 방법으로 환불했습니다.',
  'message.coin_address_added.subject': '지갑 주소가 추가되었습니다',
  'message.coin_address_added.text':
    '{at}에 {store} 계정의 주소록에 지갑 주소 {account}이(가) 추가되었습니다. {from}부터 이 주소로 코인을 출금할 수 있으며, 결제 비밀번호 없이는 출금되지 않습니다.\n\n본인이 아니라면 해당 주소를 삭제하고 비밀번호를 변경해 주세요.',
  'message.coin_withdrawal_done.subject': '코인 출금이 완료되었습니다',
  'message.coin_withdrawal_done.text': '코인 출금 {number}이(가) {at}에 완료되었습니다. 수량: {amount}.\n\n{reference}',
  'message.coin_withdrawal_returned.subject': '코인 출금 안내',
  'message.coin_withdrawal_returned.text':
    '코인 출금 {number}이(가) 완료되지 않았습니다. 수수료를 포함한 {amount}을(를) 모두 다시 사용할 수 있습니다.\n\n{reply}',
  'message.withdrawal_account_added.subject': '출금 계좌가 추가되었습니다',
  'message.withdrawal_account_added.text':
    '{at}에 {store} 계정에 출금 계좌 {account}이(가) 추가되었습니다. 결제 비밀번호 없이는 출금되지 않습니다.\n\n본인이 아니라면 해당 계좌를 삭제하고 비밀번호를 변경해 주세요.',
  'message.withdrawal_account_changed.subject': '출금 계좌가 변경되었습니다',
  'message.withdrawal_account_changed.text':
    '{at}에 {store} 계정의 출금 계좌가 {account}(으)로 변경되었습니다. 다음 출금 전에 확인해 주세요.\n\n본인이 아니라면 해당 계좌를 삭제하고 비밀번호를 변경해 주세요.',
  'message.coins_received.subject': '{amount}을(를) 받았습니다',
  'message.coins_received.text': '{payer} 회원이 {at}에 {amount}을(를) 이체했습니다. 이체 번호: {number}.\n\n코인이 지갑에 입금되었습니다.',
  'message.invitation_rewarded.subject': '초대 보상이 지급되었습니다',
  'message.invitation_rewarded.text': '{name} 님이 회원님의 초대로 가입하여 {at}에 {what}이(가) 계정에 지급되었습니다.',
  'message.withdrawal_paid.subject': '출금이 완료되었습니다',
  'message.withdrawal_paid.text':
    '출금 {number}이(가) {at}에 지급되었습니다. 금액 {amount}, 받는 계좌 {account}.\n\n영업일 3일 안에 확인되지 않으면 고객센터로 문의해 주세요.',
  'message.withdrawal_refused.subject': '출금 신청 안내',
  'message.withdrawal_refused.text': '출금 {number}을(를) 처리하지 못해 묶여 있던 금액을 모두 잔액으로 돌려드렸습니다.\n\n{reply}',
  'message.change_needs_approval.subject': '변경이 승인을 기다립니다',
  'message.change_needs_approval.text':
    '{by}님이 {store}의 변경을 신청했습니다.\n\n{what}\n\n관리자 콘솔에서 다른 운영자가 승인하면 적용됩니다.',
  'message.change_scheduled.subject': '변경 적용이 예정되어 있습니다',
  'message.change_scheduled.text':
    '{by}님이 {store}의 변경을 신청했습니다.\n\n{what}\n\n승인할 다른 운영자가 없어 {from}에 자동으로 적용됩니다. 본인이 아니라면 관리자 콘솔에서 취소하고 비밀번호를 변경하세요.',
  'message.change_approved.subject': '신청이 승인되었습니다',
  'message.change_approved.text': '{store}에서 신청한 변경이 {at}에 승인되었습니다.\n\n{what}',
  'message.change_refused.subject': '신청이 거절되었습니다',
  'message.change_refused.text': '{store}에서 신청한 변경이 {at}에 거절되었습니다.\n\n{what}',
  'message.change_dropped.subject': '신청이 적용되지 않았습니다',
  'message.change_dropped.text': '{store}에서 신청한 변경이 예정된 시각({at})에 적용되지 않았습니다.\n\n{what}\n\n{reason}',
  'message.treasury_shortfall.subject': '{unit}: 만기 금액이 보유량을 넘습니다',
  'message.treasury_shortfall.text':
    '{store}에서 {day}까지 {due} {unit}의 만기가 돌아옵니다. 보유량과 예상 수입으로는 {missing} {unit}이(가) 부족합니다.\n\n회원이 기다리게 되기 전에 마련하세요: 콘솔의 재무 · 만기일.',
  'message.setting_needs_approval.subject': '설정 변경이 승인을 기다립니다',
  'message.setting_needs_approval.text':
    '{by} 님이 {store}의 설정 변경을 요청했습니다.\n\n{what}\n\n다른 운영자가 콘솔의 설정 · 대기 중인 변경에서 승인하면 적용됩니다.',
  'message.setting_scheduled.subject': '설정 변경이 예정되어 있습니다',
  'message.setting_scheduled.text':
    '{by} 님이 {store}의 설정 변경을 요청했습니다.\n\n{what}\n\n두 번째 운영자가 없으므로 {from}에 자동으로 적용됩니다. 본인이 아니라면 콘솔의 설정 · 대기 중인 변경에서 철회하고 비밀번호를 바꿔 주세요.',
  'message.setting_applied.subject': '설정이 변경되었습니다',
  'message.setting_applied.text': '요청된 {store}의 설정 변경이 {at}에 적용되었습니다.\n\n{what}',
  'message.setting_stale.subject': '설정 변경이 적용되지 않았습니다',
  'message.setting_stale.text':
    '요청이 대기하는 동안 {store}의 다음 설정이 변경되어 적용하지 않았습니다.\n\n{what}\n\n확인 후 다시 요청해 주세요.',
  'message.setting_refused.subject': '설정 변경이 거절되었습니다',
  'message.setting_refused.text': '다른 운영자가 {store}의 설정 변경을 거절했습니다.\n\n{what}\n\n{reply}',
  'message.late_payment_reopened.subject': '주문 {number}이(가) 다시 진행됩니다',
  'message.late_payment_reopened.text':
    '주문 {number}이(가) 닫힌 뒤에 결제가 도착했습니다. 재고가 남아 있어 주문을 다시 열고 결제를 완료했습니다.',
  'message.late_payment_refunded.subject': '결제가 늦게 도착해 환불됩니다',
  'message.late_payment_refunded.text':
    '주문 {number}이(가) 닫힌 뒤에 결제가 도착했고, 주문하신 상품을 같은 조건으로 살 수 없게 되었습니다. 전액이 결제하신 수단으로 환불되며 따로 하실 일은 없습니다.',
  'message.recharge_failed.subject': '휴대폰 충전에 실패했습니다',
  'message.recharge_failed.text':
    '주문 {number}의 휴대폰 충전을 완료하지 못했습니다. 전액이 결제하신 수단으로 환불되며 따로 하실 일은 없습니다.',
  'outbox.title': '보낼 편지함',
  'outbox.note':
    '데모 스토어의 이메일과 문자 메시지가 최신순으로 표시됩니다. 메일 서버나 문자 서비스를 설정하지 않으면 모든 메시지가 여기에 도착합니다.',
  'outbox.empty': '아직 메시지가 없습니다. 쇼핑몰에서 인증번호를 요청한 뒤 다시 확인해 주세요.',
  'outbox.refresh': '새로 고침',
  'outbox.recipient': '이메일 또는 휴대폰 번호',
  'outbox.language': '언어',
  'outbox.copy': '인증번호 복사',
  'outbox.copied': '복사됨',
  'outbox.mail': '이메일',
  'outbox.sms': '문자',
  'outbox.kind': '종류',
  'outbox.time': '시각',
  'outbox.created': '{at} 작성',
  'outbox.state': '상태',
  'outbox.queued': '보관 중',
  'outbox.sent': '전송됨',
  'outbox.failed': '전송 실패',
  'outbox.older': '이전 메시지',
  'outbox.newest': '최신 메시지',
  'message.test.subject': '{store}의 테스트 메시지',
  'message.test.text': '테스트 메시지입니다. 이 메시지를 받으셨다면 {store}의 메시지가 정상적으로 도착하는 것입니다.',
  'message.distributor_approved.subject': '제휴 판매자가 되셨습니다',
  'message.distributor_approved.text':
    '{store}의 제휴 판매자 신청이 승인되었습니다.\n\n추천 코드는 {promote_code}입니다. 코드나 제휴 판매자 센터의 링크를 공유하고 다른 사람의 구매에 대한 커미션을 받으세요.',
  'message.distributor_refused.subject': '제휴 판매자 신청 결과 안내',
  'message.distributor_refused.text':
    '{store}의 제휴 판매자 신청을 심사했으나 지금은 승인해 드리기 어렵습니다. 다시 신청하실 수 있습니다.\n\n{reply}',
}
