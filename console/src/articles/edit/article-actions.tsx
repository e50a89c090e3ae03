import type { EditedArticle } from '@longmall/contract/article-shapes.ts'
import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useConsoleLanguage, useWords } from '../../shell/language.tsx'
import { wayToList } from '../../shell/list/left-list.ts'
import { shopAddress } from '../article-address.ts'
import { listOf } from '../article-kinds.ts'
import { noteOwn } from './own-versions.ts'

/** What may be done with an article as it was saved last: publish, schedule, withdraw, delete, see it in the shop; what is being changed is saved first. */
export function ArticleActions({ article, isDirty }: { article: EditedArticle; isDirty: boolean }) {
  const say = useWords('articles')
  const navigate = useNavigate()
  const { language } = useConsoleLanguage()
  const { article_id, version, kind, state } = article
  const input = { article_id, version }
  return (
    <>
      {state !== 'published' && (
        <ActionButton
          command="article/publish"
          input={input}
          isDisabled={isDirty}
          label={say('publish')}
          asks={say('publish_asks')}
          type="primary"
          onDone={noteOwn}
        />
      )}
      <ActionButton
        command="article/publish"
        input={input}
        isDisabled={isDirty}
        label={say(state === 'published' ? 'date' : 'schedule')}
        asks={say('schedule_asks')}
        fields={[{ kind: 'instant', name: 'published_at', label: say('published_at'), isRequired: true }]}
        onDone={noteOwn}
      />
      {state !== 'draft' && (
        <ActionButton
          command="article/withdraw"
          input={input}
          isDisabled={isDirty}
          label={say('withdraw')}
          asks={say('withdraw_asks')}
          isDanger
          onDone={noteOwn}
        />
      )}
      {state === 'draft' && (
        <ActionButton
          command="article/remove"
          input={input}
          isDisabled={isDirty}
          label={say('delete')}
          asks={say('delete_asks')}
          isDanger
          onDone={() => void navigate(wayToList('/articles', listOf(kind)) as never)}
        />
      )}
      {state === 'published' && (
        <Button href={shopAddress(article, language)} target="_blank" rel="noopener">
          {say('in_shop')}
        </Button>
      )}
    </>
  )
}
