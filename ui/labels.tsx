import { createContext, use } from 'react'

/** The labels of the components themselves; the app provides them once, in the shopper's language. */
export interface Labels {
  close: string
  confirm: string
  cancel: string
  retry: string
  loading: string
  clear: string
  required: string
  increase: string
  decrease: string
  quantity: string
  deleteDigit: string
  digitsEntered: (count: number) => string
  showPassword: string
  hidePassword: string
  backToTop: string
  noMore: string
  listEnd: string
  empty: string
  errorTitle: string
  errorText: string
  days: (count: number) => string
  pull: Record<'idle' | 'within' | 'beyond' | 'loading' | 'ended', string>
}

const LabelsContext = createContext<Labels | null>(null)

export const LabelsProvider = LabelsContext.Provider

export function useLabels(): Labels {
  const labels = use(LabelsContext)
  if (!labels) throw new Error('WordsProvider is missing')
  return labels
}
