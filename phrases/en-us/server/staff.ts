export const staff = {
  'staff.log_in_expired': 'This login has expired, please begin again',
  'staff.code_needed': 'Please enter a code of your authenticator too',
  'staff.email_taken': 'Someone of the staff has this email address already',
  'staff.not_found': 'No one of the staff has this number',
  'staff.changed': 'Someone else has changed this in the meantime. Please review it and try again',
  'staff.role_unknown': 'Role not found',
  'staff.role_taken': 'A role of this name exists already',
  'staff.owner_fixed': 'The owner’s role cannot be changed',
  'staff.own_rights': 'No one can change their own rights; please ask another owner',
  'staff.beyond_rights': 'This goes beyond what you may do yourself',
  'staff.last_owner': 'At least one owner must remain',
  'staff.too_new':
    'Whoever is new, or was given another role, password or second factor, approves nothing at first. You may in {hours} hours',
} as const
