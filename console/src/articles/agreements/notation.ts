import type { AgreementSection } from '@longmall/contract/content.ts'

/**
 * A document as plain lines for editing: `# ` starts a part, `- ` is a list item, any other line is a paragraph.
 * Points follow the paragraphs of their part.
 */
export const linesOf = (sections: readonly AgreementSection[]): string =>
  sections
    .map(({ heading, paragraphs, items }) => [`# ${heading}`, ...paragraphs, ...items.map((item) => `- ${item}`)].join('\n'))
    .join('\n\n')

/** Parses lines into the parts of a document; lines before the first heading make a part whose heading is their first line. */
export function sectionsOf(text: string): AgreementSection[] {
  const sections: AgreementSection[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const last = sections.at(-1)
    if (line.startsWith('# ') || !last) sections.push({ heading: line.replace(/^#\s*/, ''), paragraphs: [], items: [] })
    else if (line.startsWith('- ')) last.items.push(line.slice(2).trim())
    else last.paragraphs.push(line)
  }
  return sections
}

export interface ComparedLine {
  text: string
  /** In one of the two alone. */
  change: 'unchanged' | 'removed' | 'added'
}

/** Line diff of two versions: removed, added and unchanged lines, in reading order. */
export function compareLines(before: readonly string[], after: readonly string[]): ComparedLine[] {
  // Longest common subsequence: documents have some hundred lines.
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i]![j] = before[i] === after[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
  const lines: ComparedLine[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      lines.push({ text: before[i]!, change: 'unchanged' })
      i++
      j++
    } else if (j >= after.length || (i < before.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) {
      lines.push({ text: before[i]!, change: 'removed' })
      i++
    } else {
      lines.push({ text: after[j]!, change: 'added' })
      j++
    }
  }
  return lines
}
