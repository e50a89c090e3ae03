import type { Language } from '@longmall/contract/fields.ts'
import type { SearchKeyword } from '@longmall/contract/search-staff.ts'
import { useMutation } from '@tanstack/react-query'
import { App, Empty, Flex, Table } from 'antd'
import { MoveButtons } from '../catalogue/move-buttons.tsx'
import { usePermissions } from '../shell/call/permissions.ts'
import { mutation } from '@longmall/web/call/query.ts'
import { queryClient } from '../shell/call/query-client.ts'
import { StateTag } from '../shell/display/state-tag.tsx'
import { ActionButton } from '../shell/form/action-button.tsx'
import { useTranslations } from '../shell/language.tsx'
import { KeywordForm } from './keyword-form.tsx'

/** The keywords of a list in their order. */
export function KeywordTable({ keywords, language }: { keywords: SearchKeyword[]; language: Language }) {
  const t = useTranslations('searchkeyword')
  const tCommon = useTranslations()
  return (
    <Table<SearchKeyword>
      size="small"
      rowKey="keyword_id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={keywords}
      locale={{ emptyText: <Empty description={language === 'en-us' ? t('empty_english') : t('empty_translated')} /> }}
      columns={[
        { key: 'keyword', title: t('keyword'), render: (_, { keyword: word }) => word },
        {
          key: 'is_on',
          title: tCommon('state'),
          width: 140,
          render: (_, { is_on }) => <StateTag tone={is_on ? 'success' : 'default'}>{is_on ? tCommon('on') : tCommon('off')}</StateTag>,
        },
        {
          key: 'actions',
          title: tCommon('actions'),
          width: 300,
          render: (_, keyword, index) => <KeywordActions keyword={keyword} index={index} last={keywords.length - 1} />,
        },
      ]}
    />
  )
}

function KeywordActions({ keyword, index, last }: { keyword: SearchKeyword; index: number; last: number }) {
  const t = useTranslations('searchkeyword')
  const tCommon = useTranslations()
  const { keyword_id, version } = keyword
  const can = usePermissions()
  const { message } = App.useApp()
  const moving = useMutation({
    ...mutation('search/move_keyword'),
    onError: (failure) => void message.error(failure.message || tCommon('unreachable')),
    onSettled: () => void queryClient.invalidateQueries(),
  })
  return (
    <Flex gap={4} wrap>
      {can('search/move_keyword') && (
        <MoveButtons
          name={keyword.keyword}
          index={index}
          last={last}
          isBusy={moving.isPending}
          onMove={(next) => moving.mutate({ keyword_id, version, position: next })}
        />
      )}
      <KeywordForm list={keyword} keyword={keyword} />
      <ActionButton
        command="search/remove_keyword"
        input={{ keyword_id, version }}
        label={tCommon('remove')}
        question={t('remove_confirm', { word: keyword.keyword })}
        type="link"
        isDanger
      />
    </Flex>
  )
}
