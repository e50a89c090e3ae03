import { readText, type RawSearch } from '../shell/search.ts'

/** Words to start from; as many as a search may have. */
export const readSearchSearch = ({ keyword }: RawSearch) => ({ keyword: readText(keyword, 60) })
