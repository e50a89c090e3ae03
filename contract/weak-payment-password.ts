/** From each digit to the next, with 0 after 9. */
const stepsOf = (digits: string) =>
  Array.from({ length: digits.length - 1 }, (_, at) => (Number(digits[at + 1]) - Number(digits[at]) + 10) % 10)

/** One digit throughout, or a straight run up or down, as on a keypad: 111111, 123456, 654321, 567890. */
export function isWeakPaymentPassword(digits: string): boolean {
  const steps = stepsOf(digits)
  return [0, 1, 9].some((run) => steps.every((step) => step === run))
}
