import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import type { ScreenPath } from '../../routes/table.ts'
import { Link } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'

/** In place of what was taken back. */
export function ArticleGone({ list, action }: { list: ScreenPath; action: string }) {
  const say = usePhrases('article')
  return (
    <EmptyState
      drawing="lost"
      title={say('gone')}
      text={say('gone_text')}
      action={
        <Link to={list} className={buttonClass({ look: 'soft' })}>
          {action}
        </Link>
      }
    />
  )
}
