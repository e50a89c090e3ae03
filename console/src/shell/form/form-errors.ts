import { createContext } from 'react'
import type { LocatedError } from '@longmall/web/errors/locate-errors.ts'

/** Errors of the last save: for fields that a form does not show all at once. */
export const FormErrors = createContext<readonly LocatedError[]>([])
