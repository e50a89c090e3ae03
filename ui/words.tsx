import { createContext, use } from 'react'

/** What the components themselves say; the app gives it once, in the shopper's language. */
export interface Words {
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

const WordsContext = createContext<Words | null>(null)

export const WordsProvider = WordsContext.Provider

export function useWords(): Words {
  const words = use(WordsContext)
  if (!words) throw new Error('WordsProvider is missing')
  return words
}
