/** The name of a record: in this language, else in English, which is always there. */
export const nameOf = (texts: readonly { language: string; name: string }[], language: string): string =>
  (texts.find((one) => one.language === language) ?? texts.find((one) => one.language === 'en-us') ?? texts[0])?.name ?? ''
