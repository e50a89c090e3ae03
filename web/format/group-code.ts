/** Digits in groups of four, as one reads them out: "1234 5678 9012". */
export const groupCode = (code: string): string => code.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** What is typed at the desk instead of being scanned: the last four digits of the number, then the code. */
export const typedCode = (number: string, code: string): string => number.slice(-4) + code
