import type { Language } from '@longmall/contract/fields.ts'
import type { SearchWord } from '@longmall/contract/search-staff.ts'
import { useMutation } from '@tanstack/react-query'
import { App, Empty, Flex, Table } from 'antd'
import { MoveButtons } from '../catalogue/move-buttons.tsx'
import { useMay } from '../shell/call/may.ts'
import { mutation } from '@longmall/web/call/query.ts'
import { queryClient } from '../shell/call/query-client.ts'
import { StateTag } from '../shell/display/state-tag.tsx'
import { ActionButton } from '../shell/form/action-button.tsx'
import { useWords } from '../shell/language.tsx'
import { WordForm } from './word-form.tsx'

/** The words of a list in their order. */
export function WordTable({ words, language }: { words: SearchWord[]; language: Language }) {
  const say = useWords('searchword')
  const common = useWords()
  return (
    <Table<SearchWord>
      size="small"
      rowKey="word_id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={words}
      locale={{ emptyText: <Empty description={language === 'en-us' ? say('empty_english') : say('empty_translated')} /> }}
      columns={[
        { key: 'word', title: say('word'), render: (_, { word }) => word },
        {
          key: 'is_on',
          title: common('state'),
          width: 140,
          render: (_, { is_on }) => <StateTag tone={is_on ? 'good' : 'plain'}>{is_on ? common('on') : common('off')}</StateTag>,
        },
        {
          key: 'actions',
          title: common('actions'),
          width: 300,
          render: (_, word, place) => <WordActions word={word} place={place} last={words.length - 1} />,
        },
      ]}
    />
  )
}

function WordActions({ word, place, last }: { word: SearchWord; place: number; last: number }) {
  const say = useWords('searchword')
  const common = useWords()
  const { word_id, version } = word
  const may = useMay()
  const { message } = App.useApp()
  const placing = useMutation({
    ...mutation('search/place_word'),
    onError: (failure) => void message.error(failure.message || common('unreachable')),
    onSettled: () => void queryClient.invalidateQueries(),
  })
  return (
    <Flex gap={4} wrap>
      {may('search/place_word') && (
        <MoveButtons
          name={word.word}
          place={place}
          last={last}
          isBusy={placing.isPending}
          onMove={(next) => placing.mutate({ word_id, version, place: next })}
        />
      )}
      <WordForm list={word} word={word} />
      <ActionButton
        command="search/remove_word"
        input={{ word_id, version }}
        label={common('remove')}
        asks={say('remove_asks', { word: word.word })}
        type="link"
        isDanger
      />
    </Flex>
  )
}
