import type { PageVersion } from '@longmall/contract/content-staff.ts'
import { Button, Drawer, Flex } from 'antd'
import { useState } from 'react'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useWords } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'

export interface HistoryDrawerProps {
  page: string
  version: number
  isDisabled: boolean
  onLook: (published: number) => void
}

/** What was published when and by whom; each can be looked at, made the draft, or shown again. */
export function HistoryDrawer({ page, version, isDisabled, onLook }: HistoryDrawerProps) {
  const say = useWords('composer')
  const { time } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('history')}</Button>
      <Drawer open={isOpen} title={say('history')} size={1000} onClose={close} destroyOnHidden>
        <ResourceList
          operation="content/page_history"
          fixed={{ page }}
          rowKey="published"
          empty={say('history_empty')}
          columns={[
            {
              name: 'published',
              title: say('publication'),
              render: ({ published, is_shown }) => (
                <>
                  {published === 0 ? say('as_it_came') : published} {is_shown && <StateTag tone="good">{say('shown_now')}</StateTag>}
                </>
              ),
            },
            { name: 'published_at', title: say('published_at'), render: ({ published_at }) => time(published_at) },
            { name: 'staff_name', title: say('published_by'), render: ({ staff_name }) => staff_name ?? '–' },
            {
              name: 'note',
              title: say('note'),
              render: ({ note, restored }) => (restored === null ? note : say('restored_from', { published: restored })),
            },
            { name: 'block_count', title: say('blocks'), align: 'right' },
          ]}
          actions={(row) => (
            <VersionActions row={row} page={page} version={version} isDisabled={isDisabled} onLook={onLook} close={close} />
          )}
        />
      </Drawer>
    </>
  )
}

type VersionActionsProps = HistoryDrawerProps & { row: PageVersion; close: () => void }

function VersionActions({ row: { published, is_shown }, page, version, isDisabled, onLook, close }: VersionActionsProps) {
  const say = useWords('composer')
  return (
    <Flex gap={4} wrap>
      <Button
        type="link"
        size="small"
        onClick={() => {
          close()
          onLook(published)
        }}
      >
        {say('look')}
      </Button>
      <ActionButton
        type="link"
        command="content/restore_page"
        input={{ page, version, published }}
        label={say('make_draft')}
        asks={say('make_draft_asks')}
        isDisabled={isDisabled}
        onDone={close}
      />
      {!is_shown && (
        <ActionButton
          type="link"
          command="content/publish_again"
          input={{ page, version, published }}
          label={say('publish_again')}
          asks={say('publish_again_asks')}
          isDisabled={isDisabled}
          onDone={close}
        />
      )}
    </Flex>
  )
}
