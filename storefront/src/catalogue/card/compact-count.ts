import type { Language } from '@longmall/contract/fields.ts'

const steps: Partial<Record<Language, { each: number; sign: string }>> = {
  'zh-cn': { each: 10_000, sign: '万' },
  'ja-jp': { each: 10_000, sign: '万' },
  'ko-kr': { each: 10_000, sign: '만' },
}

/**
 * A count in few characters, cut and never rounded up: 12,345 → "12.3k", in Chinese "1.2万". Written by hand, because
 * the server's and the browser's own compact numbers may differ.
 */
export function compactCount(count: number, language: Language): string {
  const { each, sign } = steps[language] ?? { each: 1000, sign: 'k' }
  if (count < each) return String(count)
  const tenths = Math.floor((count * 10) / each)
  const shown = tenths < 1000 && tenths % 10 > 0 ? (tenths / 10).toFixed(1) : String(Math.floor(tenths / 10))
  return shown + sign
}
