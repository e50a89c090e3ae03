import { readInteger, readText, type RawSearch } from '../shell/search.ts'

/** Help and notices name theirs by `id`, notes by `note_id`. */
export const readArticle = (raw: RawSearch) => ({ id: readInteger(raw.id) })
export const readNote = (raw: RawSearch) => ({ note_id: readInteger(raw.note_id) })
export const readHelp = (raw: RawSearch) => ({ category_id: readInteger(raw.category_id), keyword: readText(raw.keyword, 60) })
