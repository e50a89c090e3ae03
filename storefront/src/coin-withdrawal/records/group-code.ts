/** Digits in groups of four, as one reads them out: "1234 5678 9012". */
export const groupCode = (code: string): string => code.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
