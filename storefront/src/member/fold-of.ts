/** 950 permille of the price is the "9.5-fold" discount of the specification: tenths of the price. */
export const foldOf = (permille: number) => String(permille / 100)
