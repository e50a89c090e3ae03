import type { CommandPath, Input } from '@longmall/web/call/query.ts'
import type { ComponentType, ReactNode } from 'react'

export interface Option {
  value: string | number
  label: string
}

/** A field of a form by its kind; its value is the contract's own: amounts are decimal texts, days `2026-11-22`, instants ISO in UTC. */
export type AnyField = {
  /** A field of the command's input; a path where it is alone, `rules.hours`. */
  name: string
  label: string
  /** What it does, in a sentence. */
  help?: ReactNode
  isRequired?: boolean
  /** Shown and sent only where this is true of the other values. */
  when?: (values: Values) => boolean
  /** Its value as text, where two operators' values are shown beside each other. */
  formatValue?: (value: unknown) => ReactNode
  isOwn?: true
  /** What of the input is made of it, where that has other names: what is refused there is shown at this field. */
  inputFields?: readonly AnyField[]
} & (
  | { kind: 'text'; maximum?: number; placeholder?: string }
  | { kind: 'area'; maximum?: number; rows?: number }
  | { kind: 'number'; minimum?: number; maximum?: number; unit?: string }
  | { kind: 'money'; unit?: string }
  | { kind: 'flag' }
  | { kind: 'choice'; options: readonly Option[]; isMany?: boolean }
  | { kind: 'day' }
  | { kind: 'instant' }
  | { kind: 'texts'; parts: readonly TextPart[] }
  | {
      kind: 'rows'
      fields: readonly AnyField[]
      add: string
      minimum?: number
      maximum?: number
      fresh?: Values
      look?: ComponentType<RowsLook>
      /** What a row is called in an error, of the row and the whole input as they were sent; without it, its number. */
      rowName?: (row: Values, input: Values) => string
    }
  /** Fields of one object within the input, `rules.hours`; sent even when nothing is in it. */
  | { kind: 'group'; fields: readonly AnyField[] }
  | { kind: 'goods'; isMany?: boolean }
  | { kind: 'sku' }
  /** Anything else: gets `id`, `value` and `onChange`. */
  | { kind: 'custom'; render: (control: Control) => ReactNode }
)

type Kind = AnyField['kind']
/** Of a field within an input: rows and groups have the fields of what they hold. */
type Within<Value> =
  | { kind: Exclude<Kind, 'rows' | 'group'> }
  | (Value extends readonly (infer Row extends object)[]
      ? { kind: 'rows'; fields: readonly FieldOf<Row>[] }
      : Value extends object
        ? { kind: 'group'; fields: readonly FieldOf<Value>[] }
        : never)

/** A field of an object of the contract: its name is one of it, and one that is renamed there does not compile. */
export type FieldOf<Input> = AnyField &
  (
    | { [Name in keyof Input & string]: { name: Name } & Within<NonNullable<Input[Name]>> }[keyof Input & string]
    | { name: `${keyof Input & string}.${string}` }
    | { isOwn: true }
  )

/** A field of a command's form. `isOwn` marks a field that is not sent: the form's `shape` derives the input from it. */
export type Field<Path extends CommandPath> = FieldOf<Input<Path>>

/** Custom rendering of rows, from the field and the path of the rows in the form. */
export interface RowsLook {
  field: Extract<AnyField, { kind: 'rows' }>
  path: (string | number)[]
}

/** One of the texts that an operator writes in each language. */
export interface TextPart {
  name: string
  label: string
  maximum: number
  /** One line, several, or formatted text. */
  kind?: 'line' | 'area' | 'html'
  /** Height of an area in lines; 3 without it. */
  rows?: number
  isOptional?: boolean
}

export interface Control {
  id?: string
  value?: unknown
  onChange?: (value: unknown) => void
}
export type Values = Record<string, unknown>
