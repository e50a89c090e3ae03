/** Text that is HTML already. */
export class Html {
  private readonly text: string
  constructor(text: string) {
    this.text = text
  }
  toString() {
    return this.text
  }
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => signs[sign]!)

type Part = Html | string | number | readonly Html[]
const partText = (part: Part): string => {
  if (part instanceof Html) return part.toString()
  return typeof part === 'object' ? part.map(String).join('') : escape(String(part))
}

/** HTML with its values escaped, but those that are HTML already. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((text, index) => text + (index < parts.length ? partText(parts[index]!) : '')).join(''))

/** Takes a text for HTML. */
export const raw = (text: string) => new Html(text)
