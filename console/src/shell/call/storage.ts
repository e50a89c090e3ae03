/** Values that the console stores in the browser; every key starts with `lm_`. */
export const storageKeys = { token: 'lm_console_token', language: 'lm_console_language' } as const

export const readToken = () => localStorage.getItem(storageKeys.token)
export const storeToken = (token: string) => localStorage.setItem(storageKeys.token, token)
export const removeToken = () => localStorage.removeItem(storageKeys.token)
