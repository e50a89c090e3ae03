import type { EditedArticle } from '@longmall/contract/article-shapes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Drawer, Flex, Skeleton, Table } from 'antd'
import { useState } from 'react'
import { pages } from '@longmall/web/call/query.ts'
import { FailureAlert } from '../../shell/display/failure-alert.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useWords } from '../../shell/language.tsx'
import { LanguagesCell } from '../languages-cell.tsx'
import { noteOwn } from './own-versions.ts'

/** Who wrote which version of an article and when; any can be brought back. */
export function ArticleHistory({ article, isDirty }: { article: EditedArticle; isDirty: boolean }) {
  const say = useWords('articles')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('history')}</Button>
      <Drawer open={isOpen} title={say('history')} size={760} onClose={close} destroyOnHidden>
        <Versions article={article} isDirty={isDirty} onRestored={close} />
      </Drawer>
    </>
  )
}

function Versions({ article, isDirty, onRestored }: { article: EditedArticle; isDirty: boolean; onRestored: () => void }) {
  const say = useWords('articles')
  const common = useWords()
  const { time } = useFormat()
  const { article_id, version: current } = article
  const asked = useInfiniteQuery(pages('article/history', { article_id }))
  if (asked.isPending) return <Skeleton active paragraph={{ rows: 6 }} />
  if (asked.isError) return <FailureAlert failure={asked.error} retry={() => void asked.refetch()} />
  const rows = asked.data.pages.flatMap(({ list }) => list)
  const restore = (restored_version: number) =>
    restored_version !== current && (
      <ActionButton
        command="article/restore"
        input={{ article_id, version: current, restored_version }}
        isDisabled={isDirty}
        label={say('restore')}
        asks={say('restore_asks', { version: restored_version })}
        type="link"
        onDone={(restored) => {
          noteOwn(restored)
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
          { key: 'version', dataIndex: 'version', title: say('version_number') },
          { key: 'at', title: say('when'), render: (_, { at }) => time(at) },
          { key: 'staff_name', dataIndex: 'staff_name', title: say('who') },
          { key: 'action', title: say('what'), render: (_, { action }) => say(`action_${action}`) },
          { key: 'title', dataIndex: 'title', title: say('text_title') },
          { key: 'languages', title: say('missing'), render: (_, { languages }) => <LanguagesCell written={languages} /> },
          { key: 'actions', title: common('actions'), render: (_, { version }) => restore(version) },
        ]}
      />
      {asked.hasNextPage && (
        <Button loading={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
          {common('more')}
        </Button>
      )}
    </Flex>
  )
}
