export const member = {
  'member.same_nickname': 'The new nickname must differ from the old one',
  'member.same_email': 'This is your e-mail address already',
  'member.same_mobile': 'This is the mobile you have bound already',
  'member.mobile_taken': 'This mobile is bound to another account',
  'member.wrong_mobile': 'Incorrect mobile number format',
  'member.avatar_unknown': 'This picture was not found, please upload it again',
  'member.birthday_future': 'A birthday cannot be in the future',
  'field.email': 'Incorrect e-mail format',
  'member.wrong_postcode': 'Incorrect postcode format',
  'member.birthday_early': 'Please enter a year from 1900 on',
  'member.not_found': 'This member does not exist',
  'member.wrong_telephone': 'Incorrect telephone number format',
} as const
