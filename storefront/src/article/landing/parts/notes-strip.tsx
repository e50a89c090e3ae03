import { useQuery } from '@tanstack/react-query'
import { Link } from '../../../shell/link.tsx'
import { useTranslations } from '../../../shell/translations.tsx'
import { someNotesQuery } from '../../article-queries.ts'
import { NoteCard } from '../../note/note-card.tsx'
import { LandingPart } from './landing-frame.tsx'

/** The newest notes with their covers. */
export function NotesStrip() {
  const t = useTranslations('article')
  const { data } = useQuery(someNotesQuery)
  if (!data || data.list.length === 0) return null
  return (
    <LandingPart
      title={t('notes_title')}
      aside={
        <Link to="/v2/note/list/list" className="inline-flex min-h-11 items-center text-14 text-brand-ink">
          {t('see_all')}
        </Link>
      }
    >
      <ul className="grid grid-cols-2 gap-3 broad:grid-cols-4 broad:gap-5">
        {data.list.map((note) => (
          <li key={note.article_id}>
            <NoteCard note={note} liked={undefined} />
          </li>
        ))}
      </ul>
    </LandingPart>
  )
}
