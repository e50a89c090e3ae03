import { pathOf, valueAt } from './path.ts'

type Values = Record<string, unknown>

/** What a form knows of its fields, as far as errors are placed by it. */
export interface LabelledField {
  /** A field of the command's input; a path where it stands alone, `rules.hours`. */
  name: string
  label: string
  kind: string
  /** Of a `group` or of `rows`. */
  fields?: readonly LabelledField[]
  /** Of `texts`: what is written in each language. */
  parts?: readonly { name: string; label: string }[]
  /** What of the input is made of it, where that has other names. */
  sent?: readonly LabelledField[]
  /** What a row is called, of the row and the whole input as they were sent; without it, its number. */
  rowName?: (row: Values, input: Values) => string
}

/** An error that the server found, and where it stands in the form. */
export interface LocatedError {
  /** Of the field that shows it; empty where the form has no such field. */
  path: (string | number)[]
  /** Of the value in what was sent. */
  sent: (string | number)[]
  /** Labels from the outermost list to the entry: `Steps · row 2 · Amount`; empty without a field. */
  place: string
  /** The same without the labels that the field itself shows; empty where it shows all of them. */
  within: string
  words: string
}

export interface PlaceWords {
  row: (place: number) => string
  language: (language: unknown) => string | undefined
}

/**
 * Names the fields of a refusal by their labels. `input` is what was sent: it tells the language of a text and, by `rowName`,
 * the name of a row.
 */
export const locateErrors = (
  fields: readonly LabelledField[],
  errors: Record<string, string>,
  input: Values,
  placeWords: PlaceWords,
): LocatedError[] =>
  Object.entries(errors).map(([name, words]) => {
    const dotted = fields.find((field) => field.name.includes('.') && `${name}.`.startsWith(`${field.name}.`))
    const sent = dotted ? [dotted.name, ...pathOf(name.slice(dotted.name.length + 1)).filter((part) => part !== '')] : pathOf(name)
    const { path, labels, shown } = walk(fields, sent, input, placeWords)
    return { path, sent, place: labels.join(' · '), within: labels.slice(shown).join(' · '), words }
  })

interface Walk {
  path: (string | number)[]
  labels: string[]
  /** How many of the labels stand above the field already. */
  shown: number
}

function walk(fields: readonly LabelledField[], sent: readonly (string | number)[], input: Values, placeWords: PlaceWords): Walk {
  const path: (string | number)[] = []
  const labels: string[] = []
  let within = fields
  for (let depth = 0; depth < sent.length;) {
    const name = sent[depth]
    const own = within.find((field) => field.name === name)
    const field = own ?? within.find((one) => one.sent?.some((part) => part.name === name))
    if (!field) return { path, labels, shown: labels.length }
    path.push(field.name)
    if (field.sent) {
      const part = field.sent.find((one) => one.name === name)!
      const inner = walkOn(part, sent, depth, input, placeWords)
      return { path, labels: [...labels, field.label, ...inner.filter((label) => label !== field.label)], shown: labels.length + 1 }
    }
    if (field.kind === 'group') {
      within = field.fields ?? []
      depth += 1
      continue
    }
    labels.push(field.label)
    const row = sent[depth + 1]
    if (field.kind === 'rows' && typeof row === 'number') {
      path.push(row)
      labels.push(nameOfRow(field, sent.slice(0, depth + 2), row, input, placeWords))
      within = field.fields ?? []
      depth += 2
      continue
    }
    return { path, labels: [...labels, ...walkOn(field, sent, depth, input, placeWords).slice(1)], shown: labels.length }
  }
  return { path, labels, shown: labels.length }
}

/** Labels of a field and of what is inside its value, none of which has a field of its own. */
function walkOn(field: LabelledField, sent: readonly (string | number)[], depth: number, input: Values, placeWords: PlaceWords): string[] {
  const [row, part] = sent.slice(depth + 1)
  if (typeof row !== 'number') return [field.label]
  const to = sent.slice(0, depth + 2)
  if (field.kind === 'texts') {
    const language = placeWords.language((valueAt(input, to) as Values | undefined)?.language)
    const label = field.parts?.find(({ name }) => name === part)?.label
    return [field.label, ...(language === undefined ? [] : [language]), ...(label === undefined ? [] : [label])]
  }
  if (field.kind !== 'rows') return [field.label, placeWords.row(row + 1)]
  const inner = field.fields?.find(({ name }) => name === part)
  const named = nameOfRow(field, to, row, input, placeWords)
  return [field.label, named, ...(inner ? walkOn(inner, sent, depth + 2, input, placeWords) : [])]
}

const nameOfRow = ({ rowName }: LabelledField, at: readonly (string | number)[], row: number, input: Values, placeWords: PlaceWords) =>
  rowName?.((valueAt(input, at) ?? {}) as Values, input) || placeWords.row(row + 1)
