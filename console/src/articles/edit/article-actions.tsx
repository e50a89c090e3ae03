import type { EditedArticle } from '@longmall/contract/article-shapes.ts'
import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { linkToList } from '../../shell/list/remembered-lists.ts'
import { shopAddress } from '../article-address.ts'
import { listOf } from '../article-kinds.ts'
import { recordOwnVersion } from './own-versions.ts'

/** Actions on a saved article: publish, schedule, withdraw, delete, view in the shop; unsaved input is saved first. */
export function ArticleActions({ article, isDirty }: { article: EditedArticle; isDirty: boolean }) {
  const t = useTranslations('articles')
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
          label={t('publish')}
          question={t('publish_confirm')}
          type="primary"
          onDone={recordOwnVersion}
        />
      )}
      <ActionButton
        command="article/publish"
        input={input}
        isDisabled={isDirty}
        label={t(state === 'published' ? 'date' : 'schedule')}
        question={t('schedule_confirm')}
        fields={[{ kind: 'instant', name: 'published_at', label: t('published_at'), isRequired: true }]}
        onDone={recordOwnVersion}
      />
      {state !== 'draft' && (
        <ActionButton
          command="article/withdraw"
          input={input}
          isDisabled={isDirty}
          label={t('withdraw')}
          question={t('withdraw_confirm')}
          isDanger
          onDone={recordOwnVersion}
        />
      )}
      {state === 'draft' && (
        <ActionButton
          command="article/remove"
          input={input}
          isDisabled={isDirty}
          label={t('delete')}
          question={t('delete_confirm')}
          isDanger
          onDone={() => void navigate(linkToList('/articles', listOf(kind)) as never)}
        />
      )}
      {state === 'published' && (
        <Button href={shopAddress(article, language)} target="_blank" rel="noopener">
          {t('view_in_shop')}
        </Button>
      )}
    </>
  )
}
