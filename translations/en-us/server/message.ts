/** Mail and SMS, where `{code}` is interpolated when a message is sent, and the page that shows them. */
export const message = {
  'message.code.text':
    '{reason}. Your verification code is:\n\n{code}\n\nIt is valid for {minutes} minutes and can be used once. {store} will never ask you for it.\n\n{advice}',
  'message.code.sms': '[{store}] {code} is your verification code. {reason}. Valid for {minutes} minutes. Never share it.',
  'message.code.ignore': 'If you did not request this, you can safely ignore this message.',
  'message.code.change_password': 'If this was not you, someone else may have access to your account. Change your password now.',
  'message.code_register.subject': 'Your {store} registration code',
  'message.code_register.reason': 'You are creating an account',
  'message.code_log_in.subject': 'Your {store} login code',
  'message.code_log_in.reason': 'You are logging in',
  'message.code_recover.subject': 'Reset your {store} password',
  'message.code_recover.reason': 'You are resetting your password',
  'message.code_email.subject': 'Confirm your new email address',
  'message.code_email.reason': 'You are adding this email address to your account',
  'message.code_mobile.subject': 'Confirm your new mobile number',
  'message.code_mobile.reason': 'You are adding this mobile number to your account',
  'message.code_payment_password.subject': 'Your code to set a new payment password',
  'message.code_payment_password.reason': 'You are setting your payment password',
  'message.code_cancel_account.subject': 'Confirm that you want to close your account',
  'message.code_cancel_account.reason': 'You are permanently closing your account',
  'message.code_contact.subject': 'Verify that it’s you',
  'message.code_contact.reason': 'You are about to change the mobile number or email address of your account',
  'message.code_join.subject': 'Confirm your application to join',
  'message.code_join.reason': 'You are applying to join us',
  'message.code_franchise.subject': 'Confirm your franchise application',
  'message.code_franchise.reason': 'You are applying to become a franchise partner',
  'message.code_order_query.subject': 'Look up your order',
  'message.code_order_query.reason': 'You are looking up an order',
  'message.email_changed.subject': 'Your email address was changed',
  'message.email_changed.text':
    'The email address of your {store} account {account} was changed to {email} on {at}. From now on, messages are sent there.\n\nIf this was you, no action is needed. If it was not, undo the change here until {until}:\n\n{link}{code}\n\nThis also logs out all devices from your account.',
  'message.mobile_changed.subject': 'Your mobile number was changed',
  'message.mobile_changed.text':
    'The mobile number of your {store} account {account} was changed to {mobile} on {at}.\n\nIf this was not you, undo the change here until {until}:\n\n{link}{code}\n\nThis also logs out all devices from your account.',
  'message.contact_restored.subject': 'Your account is secure',
  'message.contact_restored.text':
    'The change of mobile number or email address on your {store} account was undone on {at}. All devices were logged out and the login password no longer works.\n\nSet a new one with “Forgot password?”.',
  'message.contact_removed.subject': 'Your contact details were removed from an account',
  'message.contact_removed.text':
    'The change that added these contact details to an account at {store} was undone on {at} by the owner of the previous ones.\n\nIf it is your account, contact our customer service.',
  'message.sms_limit_reached.subject': 'Hourly SMS limit reached',
  'message.sms_limit_reached.text':
    'Within one hour {store} sent {count} SMS, the limit for {codes}. More can be sent as the hour passes.\n\nIf this is unexpected, someone may be abusing the codes: check System health and the Outbox in the console. The limit can be changed in Settings.',
  'message.sms_limit_reached.entry': 'login and recovery',
  'message.sms_limit_reached.other': 'applications, new mobiles and order lookups',
  'message.password_changed.subject': 'Your password was changed',
  'message.password_changed.text':
    'The password of your {store} account {account} was changed on {at}. All other devices have been logged out.\n\nIf this was not you, reset it now with “Forgot password?”.',
  'message.payment_password_changed.subject': 'Your payment password was changed',
  'message.payment_password_changed.text':
    'The payment password of your {store} account {account} was set on {at}.\n\nIf this was not you, change your login password and contact our customer service immediately.',
  'message.account_cancelled.subject': 'Your account is closed',
  'message.account_cancelled.text':
    'Your {store} account {account} was closed on {at} and your personal data has been erased.\n\nThank you for being with us.',
  'message.am_window_warning.subject': 'Become RM before your income is frozen',
  'message.am_window_warning.text':
    'Your AM period at {store} ends on {until}. If you are not RM by then, your income is frozen: it still accrues, but you can neither recharge nor withdraw earnings.\n\nYou become RM when three of your direct referrals are AM or higher.',
  'message.am_window_frozen.subject': 'Your income is frozen',
  'message.am_window_frozen.text':
    'Your AM period at {store} ended on {at}. Your income is now frozen: it still accrues, but you can neither recharge nor withdraw earnings.\n\nIf you become RM by {until}, everything is released immediately. Otherwise the frozen awards are forfeited to the shop.',
  'message.am_window_forfeited.subject': 'Your frozen awards were forfeited',
  'message.am_window_forfeited.text':
    'You were still AM at {store} on {at}, so your frozen awards were forfeited to the shop. You can recharge again.\n\nAwards are paid again when you become RM: three of your direct referrals must be AM or higher.',
  'message.am_window_released.subject': 'Your income is released',
  'message.am_window_released.text':
    'You became RM at {store} on {at}. All income that was frozen is available now, and you can recharge and withdraw again.',
  'message.clones_made.subject': 'You have a new clone',
  'message.clones_made.text':
    'Your available USDA at {store} reached 250 on {at}, so it became a clone: an additional position of yours in the binary tree, at your level. New clones: {count}.\n\nThe bonuses of a clone are paid to you. See all your accounts under “My referral team”.',
  'message.award_taken_back.subject': 'An award was taken back',
  'message.award_taken_back.text':
    'Order {number} at {store}, for which you had received an award, was refunded on {at}. {amounts} was taken back.\n\nSee this entry and all others of the day in the profit centre.',
  'message.award_debt.subject': 'You owe part of an award',
  'message.award_debt.text':
    'Order {number} at {store}, for which you had received an award, was refunded on {at}. {amounts} is taken back.\n\nYou had already used {debt} of this. You do not have to pay anything: later awards are used to settle it first. See what you still owe in the income details.',
  'message.new_device.subject': 'Login from a new device',
  'message.new_device.text':
    'Your {store} account {account} was used to log in from a new device on {at}.\n\nIf this was you, no action is needed. If not, change your password immediately.',
  'message.application_accepted.subject': 'Your {application} was accepted',
  'message.application_accepted.text': 'Hello {name}, your {application} {number} at {store} was accepted on {at}.\n\n{reply}',
  'message.application_refused.subject': 'About your {application}',
  'message.application_refused.text':
    'Hello {name}, we have reviewed your {application} {number} at {store} and cannot accept it at this time.\n\n{reply}',
  'message.parcel_sent.subject': 'Your order {number} is on its way',
  'message.parcel_sent.text':
    'A parcel from your order {number} was shipped with {carrier}, tracking number {tracking}.\n\nYou can track it in your order. Thank you for shopping at {store}.',
  'message.coin_address_added.subject': 'A wallet address was added',
  'message.coin_address_added.text':
    'The wallet address {account} was added to the address book of your {store} account on {at}. Coins can be sent to it from {from}, and never without your payment password.\n\nIf this was not you, delete it and change your password.',
  'message.coin_withdrawal_done.subject': 'Your coin withdrawal is complete',
  'message.coin_withdrawal_done.text': 'Your coin withdrawal {number} was completed on {at}: {amount}.\n\n{reference}',
  'message.coin_withdrawal_returned.subject': 'About your coin withdrawal',
  'message.coin_withdrawal_returned.text':
    'Your coin withdrawal {number} was not completed. {amount} is available again in full, the fee included.\n\n{reply}',
  'message.withdrawal_account_added.subject': 'A withdrawal account was added',
  'message.withdrawal_account_added.text':
    'The withdrawal account {account} was added to your {store} account on {at}. Nothing is paid out without your payment password.\n\nIf this was not you, delete it and change your password.',
  'message.withdrawal_account_changed.subject': 'A withdrawal account was changed',
  'message.withdrawal_account_changed.text':
    'A withdrawal account of your {store} account was changed to {account} on {at}. Check it before your next withdrawal.\n\nIf this was not you, delete it and change your password.',
  'message.coins_received.subject': 'You received {amount}',
  'message.coins_received.text': '{payer} transferred {amount} to you on {at}. Transfer number: {number}.\n\nThe coins are in your wallet.',
  'message.invitation_rewarded.subject': 'Your invitation was rewarded',
  'message.invitation_rewarded.text': '{name} came by your invitation, and {what} was added to your account on {at}.',
  'message.withdrawal_paid.subject': 'Your withdrawal was paid',
  'message.withdrawal_paid.text':
    'Your withdrawal {number} was paid on {at}: {amount} to {account}.\n\nIf it does not arrive within three working days, contact our customer service.',
  'message.withdrawal_refused.subject': 'About your withdrawal',
  'message.withdrawal_refused.text':
    'Your withdrawal {number} could not be processed, and the full amount on hold for it is back in your balance.\n\n{reply}',
  'message.change_needs_approval.subject': 'A change needs your approval',
  'message.change_needs_approval.text':
    '{by} requested a change at {store}:\n\n{what}\n\nIt takes effect when another operator approves it in the console.',
  'message.change_scheduled.subject': 'A change is scheduled',
  'message.change_scheduled.text':
    '{by} requested a change at {store}:\n\n{what}\n\nSince no other operator may approve it, it takes effect automatically on {from}. If this was not you, cancel it in the console and change your password.',
  'message.change_approved.subject': 'Your request was approved',
  'message.change_approved.text': 'The change that you requested at {store} was approved on {at}:\n\n{what}',
  'message.change_refused.subject': 'Your request was declined',
  'message.change_refused.text': 'The change that you requested at {store} was declined on {at}:\n\n{what}',
  'message.change_dropped.subject': 'Your request did not take effect',
  'message.change_dropped.text':
    'The change that you requested at {store} did not take effect when its time came on {at}:\n\n{what}\n\n{reason}',
  'message.treasury_shortfall.subject': '{unit}: more falls due than the shop holds',
  'message.treasury_shortfall.text':
    'At {store} {due} {unit} falls due by {day}. What the shop holds and expects to receive lacks {missing} {unit}.\n\nProvide for it before members have to wait: console, Finance, Due dates.',
  'message.setting_needs_approval.subject': 'A settings change needs your approval',
  'message.setting_needs_approval.text':
    '{by} requested a settings change at {store}:\n\n{what}\n\nIt takes effect when another operator approves it in the console under Settings, Pending changes.',
  'message.setting_scheduled.subject': 'A settings change is scheduled',
  'message.setting_scheduled.text':
    '{by} requested a settings change at {store}:\n\n{what}\n\nSince there is no second operator, it takes effect automatically on {from}. If this was not you, withdraw the request in the console under Settings, Pending changes, and change your password.',
  'message.setting_applied.subject': 'Settings changed',
  'message.setting_applied.text': 'A requested settings change at {store} took effect on {at}:\n\n{what}',
  'message.setting_stale.subject': 'Your settings change was not applied',
  'message.setting_stale.text':
    'Someone else changed these settings of {store} while your request was pending, so it was not applied:\n\n{what}\n\nReview them and request the change again.',
  'message.setting_refused.subject': 'Your settings change was declined',
  'message.setting_refused.text': 'Another operator declined your settings change at {store}:\n\n{what}\n\n{reply}',
  'message.late_payment_reopened.subject': 'Your order {number} was reopened',
  'message.late_payment_reopened.text':
    'Your payment for order {number} arrived after the order was closed. The items were still available, so the order was reopened and is now paid.',
  'message.late_payment_refunded.subject': 'Your late payment is being refunded',
  'message.late_payment_refunded.text':
    'Your payment for order {number} arrived after the order was closed, and the items are no longer available on the same terms. The full amount is being refunded to the original payment method; no action is needed.',
  'message.recharge_failed.subject': 'Your phone recharge failed',
  'message.recharge_failed.text':
    'The phone recharge in order {number} failed. The full amount is being refunded to the original payment method; no action is needed.',
  'outbox.title': 'Outbox',
  'outbox.note':
    'Emails and text messages of this demo store, newest first. Without a mail server or SMS provider, all messages arrive here.',
  'outbox.empty': 'Nothing here yet. Request a code in the shop, then come back.',
  'outbox.refresh': 'Refresh',
  'outbox.recipient': 'Email or mobile',
  'outbox.language': 'Language',
  'outbox.copy': 'Copy code',
  'outbox.copied': 'Copied',
  'outbox.mail': 'Email',
  'outbox.sms': 'SMS',
  'outbox.kind': 'Type',
  'outbox.time': 'Created',
  'outbox.created': 'Created {at}',
  'outbox.state': 'Status',
  'outbox.queued': 'In outbox',
  'outbox.sent': 'Sent',
  'outbox.failed': 'Failed',
  'outbox.older': 'Older',
  'outbox.newest': 'Newest',
  'message.test.subject': 'Test message from {store}',
  'message.test.text': 'This is a test message. If you can read it, messages from {store} are being delivered.',
  'message.distributor_approved.subject': 'You are a distributor now',
  'message.distributor_approved.text':
    'Your application to become a distributor at {store} has been approved.\n\nYour promotion code is {promote_code}. Share it, or the link in the distribution centre, and earn commission on what others buy.',
  'message.distributor_refused.subject': 'About your application to become a distributor',
  'message.distributor_refused.text':
    'We have reviewed your application to become a distributor at {store} and cannot approve it at this time. You can apply again.\n\n{reply}',
} as const
