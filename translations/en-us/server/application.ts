export const application = {
  'application.wrong_mobile': 'Incorrect mobile number format',
  'application.already_applied': 'You have already applied. Your application {application_no} is being processed',
  'application.mobile_used': 'Another member has applied with this mobile number',
  'application.not_found': 'Application not found',
  'application.decided': 'This application has changed. Review it and try again',
  'application.name_join': 'application to join',
  'application.name_franchise': 'franchise application',
  'application.next_accepted': 'We will call you within three working days to talk about the next steps.',
  'application.next_refused': 'Thank you for your interest. You are welcome to apply again later.',
} as const
