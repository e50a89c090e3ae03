import type { EditedArticle } from '@longmall/contract/article-shapes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Drawer, Flex, Skeleton, Table } from 'antd'
import { useState } from 'react'
import { pages } from '@longmall/web/call/query.ts'
import { FailureAlert } from '../../shell/display/failure-alert.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { LanguagesCell } from '../languages-cell.tsx'
import { recordOwnVersion } from './own-versions.ts'

/** Who wrote which version of an article and when; any can be restored. */
export function ArticleHistory({ article, isDirty }: { article: EditedArticle; isDirty: boolean }) {
  const t = useTranslations('articles')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('history')}</Button>
      <Drawer open={isOpen} title={t('history')} size={760} onClose={close} destroyOnHidden>
        <Versions article={article} isDirty={isDirty} onRestored={close} />
      </Drawer>
    </>
  )
}

function Versions({ article, isDirty, onRestored }: { article: EditedArticle; isDirty: boolean; onRestored: () => void }) {
  const t = useTranslations('articles')
  const tCommon = useTranslations()
  const { time } = useFormat()
  const { article_id, version: current } = article
  const historyPages = useInfiniteQuery(pages('article/history', { article_id }))
  if (historyPages.isPending) return <Skeleton active paragraph={{ rows: 6 }} />
  if (historyPages.isError) return <FailureAlert failure={historyPages.error} retry={() => void historyPages.refetch()} />
  const rows = historyPages.data.pages.flatMap(({ list }) => list)
  const restore = (restored_version: number) =>
    restored_version !== current && (
      <ActionButton
        command="article/restore"
        input={{ article_id, version: current, restored_version }}
        isDisabled={isDirty}
        label={t('restore')}
        question={t('restore_confirm', { version: restored_version })}
        type="link"
        onDone={(restored) => {
          recordOwnVersion(restored)
          onRestored()
        }}
      />
    )
  return (
    <Flex vertical gap={12}>
      <Table
        size="small"
        rowKey="version"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={rows}
        columns={[
          { key: 'version', dataIndex: 'version', title: t('version_number') },
          { key: 'at', title: t('time'), render: (_, { at }) => time(at) },
          { key: 'staff_name', dataIndex: 'staff_name', title: t('operator') },
          { key: 'action', title: t('action'), render: (_, { action }) => t(`action_${action}`) },
          { key: 'title', dataIndex: 'title', title: t('text_title') },
          { key: 'languages', title: t('missing_language'), render: (_, { languages }) => <LanguagesCell written={languages} /> },
          { key: 'actions', title: tCommon('actions'), render: (_, { version }) => restore(version) },
        ]}
      />
      {historyPages.hasNextPage && (
        <Button loading={historyPages.isFetchingNextPage} onClick={() => void historyPages.fetchNextPage()}>
          {tCommon('more')}
        </Button>
      )}
    </Flex>
  )
}
