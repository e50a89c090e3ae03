import type { AnyField, Values } from './field.ts'

/** What a form sends: the fields that are shown, without those that are empty. */
export function toSubmittedValues(fields: readonly AnyField[], values: Values): Values {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const value = values[field.name]
      if (field.kind === 'group')
        return field.when?.(values) === false ? [] : [[field.name, toSubmittedValues(field.fields, (value ?? {}) as Values)]]
      if (value === undefined || value === null || (field.when && !field.when(values))) return []
      if (field.kind === 'rows') return [[field.name, (value as Values[]).map((row) => toSubmittedValues(field.fields, row ?? {}))]]
      return [[field.name, value]]
    }),
  )
}

export interface Difference {
  field: AnyField
  mine: unknown
  theirs: unknown
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/**
 * A three-way merge of a form: a change only in `theirs` is adopted, one only in `mine` is retained, and where both differ from
 * `base` and from each other the operator has to choose.
 */
export function mergeValues(
  fields: readonly AnyField[],
  base: Values,
  mine: Values,
  theirs: Values,
): { merged: Values; differences: Difference[] } {
  const merged: Values = {}
  const differences: Difference[] = []
  for (const field of fields) {
    const [was, own, other] = [base[field.name], mine[field.name], theirs[field.name]]
    merged[field.name] = same(own, was) ? other : own
    if (!same(own, was) && !same(other, was) && !same(own, other)) differences.push({ field, mine: own, theirs: other })
  }
  return { merged, differences }
}

/** Form values of a record: null becomes an empty field. `others` are fields that the form does not edit. */
export const formValues = <Data extends object>(record: Data, ...others: (keyof Data)[]): Values =>
  Object.fromEntries(Object.entries(record).filter(([name, value]) => value !== null && !others.some((other) => other === name)))

/** The texts of a form as they are sent: those parts that may be empty are sent empty. */
export const textsToInput = (texts: unknown, empty: Record<string, string> = { note: '' }): Values[] =>
  ((texts ?? []) as Values[]).map((text) => ({ ...empty, ...text }))
