/** Validation errors of forms. */
export const form = {
  required: 'This field is required',
  wrong_form: 'Check this value',
  too_short: 'At least {minimum} characters',
  too_long: 'At most {maximum} characters',
  too_small: 'At least {minimum}',
  too_big: 'At most {maximum}',
  choice: 'Choose an option',
  password_mix: 'Use at least two of letters, digits and symbols',
  text_form: 'Remove leading or trailing spaces and unusual characters',
} as const
