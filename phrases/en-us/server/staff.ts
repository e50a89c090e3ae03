export const staff = {
  'staff.log_in_expired': 'This log-in has expired, please begin again',
  'staff.code_needed': 'Please enter a code of your authenticator too',
  'staff.email_taken': 'Somebody of the staff has this e-mail address already',
  'staff.not_found': 'Nobody of the staff has this number',
  'staff.changed': 'Somebody has changed this meanwhile, please look at it again',
  'staff.role_unknown': 'This role does not exist',
  'staff.role_taken': 'A role of this name exists already',
  'staff.owner_fixed': 'The owner’s role cannot be changed',
  'staff.own_rights': 'Nobody can change their own rights; please ask another owner',
  'staff.beyond_rights': 'This goes beyond what you may do yourself',
  'staff.last_owner': 'At least one owner must remain',
  'staff.too_new':
    'Whoever is new, or was given another role, password or second factor, approves nothing at first. You may in {hours} hours',
} as const
