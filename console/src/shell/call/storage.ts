/** What the console keeps in the browser; every key begins with `lm_`. */
export const storageKeys = { token: 'lm_console_token', language: 'lm_console_language' } as const

export const readToken = () => localStorage.getItem(storageKeys.token)
export const keepToken = (token: string) => localStorage.setItem(storageKeys.token, token)
export const dropToken = () => localStorage.removeItem(storageKeys.token)
