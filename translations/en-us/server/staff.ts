export const staff = {
  'staff.change_of_plan': 'Award plan, version {plan_id}, from {day}',
  'staff.change_of_sponsor': 'Sponsor of {account}: {before} → {after}',
  'staff.no_sponsor': 'none',
  'staff.change_of_price': 'Coin price {what}',
  'staff.log_in_expired': 'This login has expired. Start again',
  'staff.code_needed': 'Enter a code from your authenticator app',
  'staff.email_taken': 'An operator already has this email address',
  'staff.not_found': 'Operator not found',
  'staff.changed': 'Someone else has changed this. Review it and try again',
  'staff.role_unknown': 'Role not found',
  'staff.role_taken': 'A role with this name already exists',
  'staff.owner_fixed': 'The owner’s role cannot be changed',
  'staff.own_permissions': 'You cannot change your own permissions. Ask another owner',
  'staff.exceeds_permissions': 'This exceeds your own permissions',
  'staff.last_owner': 'At least one owner is required',
  'staff.too_new':
    'New operators, and those whose role, password or two-step verification was changed by someone else, cannot approve yet. You can approve in {hours} hours',
} as const
