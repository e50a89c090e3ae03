/** What forms say of a wrong entry. */
export const form = {
  required: 'Please fill this in',
  wrong_form: 'Please check this entry',
  too_short: 'At least {minimum} characters',
  too_long: 'At most {maximum} characters',
  too_small: 'At least {minimum}',
  too_big: 'At most {maximum}',
  choice: 'Please choose one',
  password_mix: 'Use at least two of letters, digits and symbols',
  text_form: 'Please remove spaces at the ends and unusual characters',
} as const
