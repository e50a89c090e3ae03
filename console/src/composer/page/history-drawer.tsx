import type { PageVersion } from '@longmall/contract/content-staff.ts'
import { Button, Drawer, Flex } from 'antd'
import { useState } from 'react'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'

export interface HistoryDrawerProps {
  page: string
  version: number
  isDisabled: boolean
  onPreview: (published: number) => void
}

/** Publications with time and operator; each can be previewed, restored as the draft, or published again. */
export function HistoryDrawer({ page, version, isDisabled, onPreview }: HistoryDrawerProps) {
  const t = useTranslations('composer')
  const { time } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('history')}</Button>
      <Drawer open={isOpen} title={t('history')} size={1000} onClose={close} destroyOnHidden>
        <ResourceList
          operation="content/page_history"
          fixed={{ page }}
          rowKey="published"
          empty={t('history_empty')}
          columns={[
            {
              name: 'published',
              title: t('publication'),
              render: ({ published, is_shown }) => (
                <>
                  {published === 0 ? t('default_version') : published} {is_shown && <StateTag tone="success">{t('live')}</StateTag>}
                </>
              ),
            },
            { name: 'published_at', title: t('published_at'), render: ({ published_at }) => time(published_at) },
            { name: 'staff_name', title: t('published_by'), render: ({ staff_name }) => staff_name ?? '–' },
            {
              name: 'note',
              title: t('note'),
              render: ({ note, restored_version }) =>
                restored_version === null ? note : t('restored_from', { published: restored_version }),
            },
            { name: 'block_count', title: t('blocks'), align: 'right' },
          ]}
          actions={(row) => (
            <VersionActions row={row} page={page} version={version} isDisabled={isDisabled} onPreview={onPreview} close={close} />
          )}
        />
      </Drawer>
    </>
  )
}

type VersionActionsProps = HistoryDrawerProps & { row: PageVersion; close: () => void }

function VersionActions({ row: { published, is_shown }, page, version, isDisabled, onPreview, close }: VersionActionsProps) {
  const t = useTranslations('composer')
  return (
    <Flex gap={4} wrap>
      <Button
        type="link"
        size="small"
        onClick={() => {
          close()
          onPreview(published)
        }}
      >
        {t('view')}
      </Button>
      <ActionButton
        type="link"
        command="content/restore_page"
        input={{ page, version, published }}
        label={t('use_as_draft')}
        question={t('make_draft_confirm')}
        isDisabled={isDisabled}
        onDone={close}
      />
      {!is_shown && (
        <ActionButton
          type="link"
          command="content/publish_again"
          input={{ page, version, published }}
          label={t('publish_again')}
          question={t('publish_again_confirm')}
          isDisabled={isDisabled}
          onDone={close}
        />
      )}
    </Flex>
  )
}
