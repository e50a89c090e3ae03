/** A text whose invisible characters are shown as code points: `evil‹202E›moc`. */
export const showText = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]|(?! )\p{Zs}/gu,
    (sign) => `‹${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}›`,
  )
