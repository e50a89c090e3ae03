/** The addresses of the home page. */
const homePaths: ReadonlySet<string> = new Set(['/', '/v1/index/index/index', '/v2/index/index/index'])

export const isHomePath = (path: string) => homePaths.has(path)
