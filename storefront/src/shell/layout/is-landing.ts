const wide = /^\/(?:mobile\/(?!join$)|(?:v1\/)?download$)/

/** Pages that greet whoever comes from outside use the whole window; every other screen is a telephone's. */
export const isLanding = (pathname: string): boolean => wide.test(pathname)
