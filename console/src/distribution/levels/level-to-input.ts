import type { Values } from '../../shell/form/field.ts'
import { ratesOf } from '../rates/rates-of.ts'

/** What the form of a level sends: a blank rate or condition is 0. */
export const levelToInput = (values: Values): Values => ({
  position: 0,
  ...values,
  rates: ratesOf(values.rates),
  conditions: { orders: 0, sales: '0.00', members: 0, ...(values.conditions as Values | undefined) },
})
