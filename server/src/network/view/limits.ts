/** Generations of a team. */
export const generations = 6
/** Nodes that a view of a tree shows. */
export const maxNodes = 50
/** Members that a search shows. */
export const maxFound = 10
/** The grades of the ladder (decisions.md, Grades). */
export const ladder = [0, 4, 5, 6, 7, 8, 9]
