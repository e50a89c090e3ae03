/** The parts of the goods page, from top to bottom; each is the id of its element. */
export const detailParts = ['select', 'params', 'service', 'reviews'] as const
export type DetailPart = (typeof detailParts)[number]

/** Leaves room for the bar at the top when a part is scrolled to. */
export const partClass = 'scroll-mt-[calc(3rem+env(safe-area-inset-top))]'
