/** Mail and SMS, where `{code}` is filled when a message is sent, and the page that shows them. */
export const message = {
  'message.code.text':
    '{reason}. Your verification code is:\n\n{code}\n\nIt is valid for {minutes} minutes and works once. No one from {store} will ever ask you for it.\n\n{advice}',
  'message.code.sms': '[{store}] {code} is your verification code. {reason}. Valid for {minutes} minutes. Never share it.',
  'message.code.ignore': 'If you did not ask for it, you can safely ignore this message.',
  'message.code.change_password': 'If this was not you, someone else may be logged in as you: please change your password now.',
  'message.code_register.subject': 'Your registration code for {store}',
  'message.code_register.reason': 'You are creating an account',
  'message.code_log_in.subject': 'Your login code for {store}',
  'message.code_log_in.reason': 'You are logging in',
  'message.code_recover.subject': 'Reset your {store} password',
  'message.code_recover.reason': 'You are resetting your password',
  'message.code_email.subject': 'Confirm your new email address',
  'message.code_email.reason': 'You are binding this email address to your account',
  'message.code_mobile.subject': 'Confirm your new mobile number',
  'message.code_mobile.reason': 'You are binding this mobile number to your account',
  'message.code_payment_password.subject': 'Your code for a new payment password',
  'message.code_payment_password.reason': 'You are setting your payment password',
  'message.code_cancel_account.subject': 'Confirm that your account is to be cancelled',
  'message.code_cancel_account.reason': 'You are cancelling your account for good',
  'message.code_contact.subject': 'Confirm that it is you',
  'message.code_contact.reason': 'You are about to change the mobile number or email address of your account',
  'message.code_join.subject': 'Confirm your application to join',
  'message.code_join.reason': 'You are applying to join us',
  'message.code_franchise.subject': 'Confirm your franchise application',
  'message.code_franchise.reason': 'You are applying to become a franchise partner',
  'message.code_order_query.subject': 'Look up your order',
  'message.code_order_query.reason': 'You are looking up an order',
  'message.email_changed.subject': 'Your email address was changed',
  'message.email_changed.text':
    'The email address of your {store} account {account} was changed to {email} on {at}. Messages will go there from now on.\n\nIf this was you, there is nothing to do. If it was not, undo the change here until {until}:\n\n{link}{code}\n\nThis also logs out everyone who is logged in to your account.',
  'message.mobile_changed.subject': 'Your mobile number was changed',
  'message.mobile_changed.text':
    'The mobile number of your {store} account {account} was changed to {mobile} on {at}.\n\nIf this was not you, undo the change here until {until}:\n\n{link}{code}\n\nThis also logs out everyone who is logged in to your account.',
  'message.contact_restored.subject': 'Your account was secured',
  'message.contact_restored.text':
    'The change of mobile number or email address of your {store} account was undone on {at}. Everyone was logged out and the login password no longer works.\n\nPlease set a new one with “Forgot password”.',
  'message.contact_removed.subject': 'This contact was removed from an account',
  'message.contact_removed.text':
    'The change that bound this contact to an account at {store} was undone on {at} by the holder of the earlier one.\n\nIf it is your account, please contact our customer service.',
  'message.sms_used_up.subject': 'The SMS codes of this hour are used up',
  'message.sms_used_up.text':
    'Within one hour {store} sent {count} SMS, as many as are set for {codes}. More of them go out as the hour passes.\n\nIf you did not expect so many, someone may be driving them: look at Health and at the outbox in the console. The limit is a setting.',
  'message.sms_used_up.entry': 'login and recovery',
  'message.sms_used_up.other': 'applications, new mobiles and order queries',
  'message.password_changed.subject': 'Your password was changed',
  'message.password_changed.text':
    'The password of your {store} account {account} was changed on {at}. Every other device has been logged out.\n\nIf this was not you, please recover your account with “Forgot password” at once.',
  'message.payment_password_changed.subject': 'Your payment password was changed',
  'message.payment_password_changed.text':
    'The payment password of your {store} account {account} was set on {at}.\n\nIf this was not you, please change your login password and contact our customer service at once.',
  'message.account_cancelled.subject': 'Your account was cancelled',
  'message.account_cancelled.text':
    'Your {store} account {account} was cancelled on {at} and your personal data has been erased.\n\nThank you for having been with us.',
  'message.new_device.subject': 'Login from a new device',
  'message.new_device.text':
    'Your {store} account {account} was logged in to from a device we do not know, on {at}.\n\nIf this was you, there is nothing to do. If not, please change your password at once.',
  'message.application_accepted.subject': 'Your {application} was accepted',
  'message.application_accepted.text': 'Hello {name}, your {application} {number} at {store} was accepted on {at}.\n\n{reply}',
  'message.application_refused.subject': 'About your {application}',
  'message.application_refused.text':
    'Hello {name}, we have looked at your {application} {number} at {store} and cannot accept it for now.\n\n{reply}',
  'message.parcel_sent.subject': 'Your order {number} is on its way',
  'message.parcel_sent.text':
    'A parcel of your order {number} left with {carrier}, tracking number {tracking}.\n\nYou can follow it in your order. Thank you for shopping at {store}.',
  'message.withdrawal_account_added.subject': 'A withdrawal account was added',
  'message.withdrawal_account_added.text':
    'The withdrawal account {account} was added to your {store} account on {at}. Nothing is paid out without your payment password.\n\nIf this was not you, please delete it and change your password.',
  'message.withdrawal_account_changed.subject': 'A withdrawal account was changed',
  'message.withdrawal_account_changed.text':
    'A withdrawal account of your {store} account was changed to {account} on {at}. Please look at it before your next withdrawal.\n\nIf this was not you, please delete it and change your password.',
  'message.withdrawal_paid.subject': 'Your withdrawal was paid',
  'message.withdrawal_paid.text':
    'Your withdrawal {number} was paid on {at}: {amount} to {account}.\n\nIf you do not see it within three working days, please contact our customer service.',
  'message.withdrawal_refused.subject': 'About your withdrawal',
  'message.withdrawal_refused.text':
    'Your withdrawal {number} could not be carried out, and everything that was set aside for it is in your balance again.\n\n{reply}',
  'message.setting_needs_approval.subject': 'A change of settings waits for you',
  'message.setting_needs_approval.text':
    '{by} has requested a change of settings of {store}:\n\n{what}\n\nIt is made when another operator approves it in the console under Settings, Waiting changes.',
  'message.setting_waits.subject': 'A change of settings will be made',
  'message.setting_waits.text':
    '{by} has requested a change of settings of {store}:\n\n{what}\n\nSince there is no second operator, it is made automatically on {from}. If this was not you, take the request back in the console under Settings, Waiting changes, and change your password.',
  'message.setting_applied.subject': 'Settings were changed',
  'message.setting_applied.text': 'A requested change of settings of {store} was made on {at}:\n\n{what}',
  'message.setting_stale.subject': 'Your change of settings was not made',
  'message.setting_stale.text':
    'These settings of {store} were changed by someone else while your request waited, so it was not made:\n\n{what}\n\nPlease look at them and request it again.',
  'message.setting_refused.subject': 'Your change of settings was refused',
  'message.setting_refused.text': 'Another operator has refused your change of settings of {store}:\n\n{what}\n\n{reply}',
  'message.late_payment_reopened.subject': 'Your order {number} is open again',
  'message.late_payment_reopened.text':
    'Your payment for order {number} came after it had been closed. The products were still there, so the order was opened again and is paid now.',
  'message.late_payment_refunded.subject': 'Your payment came too late and goes back',
  'message.late_payment_refunded.text':
    'Your payment for order {number} came after it had been closed, and what you ordered can no longer be bought as it was. The whole amount goes back to where it came from; there is nothing you need to do.',
  'message.recharge_failed.subject': 'Your phone recharge did not succeed',
  'message.recharge_failed.text':
    'The phone of order {number} could not be recharged. The whole amount goes back to where it came from; there is nothing you need to do.',
  'outbox.title': 'Outbox',
  'outbox.note':
    'Mail and SMS of this demo store, newest first. It has no mail server and no SMS provider unless you set one, so its messages arrive here.',
  'outbox.empty': 'Nothing here yet. Ask for a code in the shop, then come back.',
  'outbox.refresh': 'Refresh',
  'outbox.recipient': 'Email or mobile',
  'outbox.language': 'Language',
  'outbox.copy': 'Copy code',
  'outbox.copied': 'Copied',
  'outbox.mail': 'Email',
  'outbox.sms': 'SMS',
  'outbox.kind': 'Kind',
  'outbox.time': 'Written',
  'outbox.written': 'Written {at}',
  'outbox.state': 'State',
  'outbox.queued': 'In the outbox',
  'outbox.sent': 'Sent',
  'outbox.failed': 'Not sent',
  'outbox.older': 'Older',
  'outbox.newest': 'Newest',
  'message.test.subject': 'A test message from {store}',
  'message.test.text': 'This is a test message. Whoever reads it knows that messages from {store} arrive.',
} as const
