const wide = /^\/(?:mobile\/(?!join$)|(?:v1\/)?download$)/

/** Landing pages use the whole window; every other screen has the width of a phone. */
export const isLanding = (pathname: string): boolean => wide.test(pathname)
