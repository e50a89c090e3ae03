import { createContext } from 'react'

/** A fault that the server found, at the place of its field in the form. */
export interface FormFault {
  path: (string | number)[]
  words: string
}

/** Faults of the last save: for fields that a form does not show all at once. */
export const FormFaults = createContext<readonly FormFault[]>([])
