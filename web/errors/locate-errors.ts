import { pathOf, valueAt } from './path.ts'

type Values = Record<string, unknown>

/** The properties of a form's fields that error location uses. */
export interface LabelledField {
  /** A field of the command's input; a path where it is nested, `rules.hours`. */
  name: string
  label: string
  kind: string
  /** Of a `group` or of `rows`. */
  fields?: readonly LabelledField[]
  /** Of `texts`: the fields written in each language. */
  parts?: readonly { name: string; label: string }[]
  /** The input fields that this form field is sent as, if their names differ. */
  sent?: readonly LabelledField[]
  /** The name of a row, from the row and the whole input as sent; its number if undefined. */
  rowName?: (row: Values, input: Values) => string
}

/** An error from the server, and its location in the form. */
export interface LocatedError {
  /** Path of the field that shows it; empty if the form has no such field. */
  path: (string | number)[]
  /** Path of the value in the input. */
  sent: (string | number)[]
  /** Labels from the outermost list to the entry: `Steps · row 2 · Amount`; empty without a field. */
  location: string
  /** The same without the labels that the field itself shows; empty where it shows all of them. */
  within: string
  message: string
}

export interface LocationLabels {
  row: (rowNumber: number) => string
  language: (language: unknown) => string | undefined
}

/**
 * Names the fields of a refusal by their labels. `input` is the input as sent: it determines the language of a text and, by `rowName`,
 * the name of a row.
 */
export const locateErrors = (
  fields: readonly LabelledField[],
  errors: Record<string, string>,
  input: Values,
  locationLabels: LocationLabels,
): LocatedError[] =>
  Object.entries(errors).map(([name, message]) => {
    const dotted = fields.find((field) => field.name.includes('.') && `${name}.`.startsWith(`${field.name}.`))
    const sent = dotted ? [dotted.name, ...pathOf(name.slice(dotted.name.length + 1)).filter((part) => part !== '')] : pathOf(name)
    const { path, labels, shown } = locateField(fields, sent, input, locationLabels)
    return { path, sent, location: labels.join(' · '), within: labels.slice(shown).join(' · '), message }
  })

interface FieldLocation {
  path: (string | number)[]
  labels: string[]
  /** How many of the labels are already shown above the field. */
  shown: number
}

function locateField(
  fields: readonly LabelledField[],
  sent: readonly (string | number)[],
  input: Values,
  locationLabels: LocationLabels,
): FieldLocation {
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
      const inner = labelsInside(part, sent, depth, input, locationLabels)
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
      labels.push(rowLabel(field, sent.slice(0, depth + 2), row, input, locationLabels))
      within = field.fields ?? []
      depth += 2
      continue
    }
    return { path, labels: [...labels, ...labelsInside(field, sent, depth, input, locationLabels).slice(1)], shown: labels.length }
  }
  return { path, labels, shown: labels.length }
}

/** Labels of a field and of the values nested in it, none of which has a field of its own. */
function labelsInside(
  field: LabelledField,
  sent: readonly (string | number)[],
  depth: number,
  input: Values,
  locationLabels: LocationLabels,
): string[] {
  const [row, part] = sent.slice(depth + 1)
  if (typeof row !== 'number') return [field.label]
  const to = sent.slice(0, depth + 2)
  if (field.kind === 'texts') {
    const language = locationLabels.language((valueAt(input, to) as Values | undefined)?.language)
    const label = field.parts?.find(({ name }) => name === part)?.label
    return [field.label, ...(language === undefined ? [] : [language]), ...(label === undefined ? [] : [label])]
  }
  if (field.kind !== 'rows') return [field.label, locationLabels.row(row + 1)]
  const inner = field.fields?.find(({ name }) => name === part)
  const named = rowLabel(field, to, row, input, locationLabels)
  return [field.label, named, ...(inner ? labelsInside(inner, sent, depth + 2, input, locationLabels) : [])]
}

const rowLabel = (
  { rowName }: LabelledField,
  at: readonly (string | number)[],
  row: number,
  input: Values,
  locationLabels: LocationLabels,
) => rowName?.((valueAt(input, at) ?? {}) as Values, input) || locationLabels.row(row + 1)
