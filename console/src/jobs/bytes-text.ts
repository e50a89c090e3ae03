const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** A size as text, in the language's own unit names: 1,536 is “1.5 kB”. */
export function bytesText(bytes: number, language: string): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  const format = { style: 'unit', unit: units[step]!, unitDisplay: 'short', maximumFractionDigits: step > 1 ? 1 : 0 } as const
  return new Intl.NumberFormat(language, format).format(bytes / 1024 ** step)
}
