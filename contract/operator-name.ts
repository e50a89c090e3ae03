import { Text } from './fields.ts'

/** An operator as lists name one: with the number where another has the same name. */
export const OperatorName = Text(72)
