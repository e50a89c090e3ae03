import type { DraftBlockKind } from '@longmall/contract/content-blocks.ts'
import { Button, Dropdown } from 'antd'
import { useWords } from '../../shell/language.tsx'
import { blockKinds } from '../draft/draft.ts'

/** A button that adds a block of a chosen kind; what the shop does not offer stands there with the reason. */
export function AddBlock({ onAdd }: { onAdd: (kind: DraftBlockKind) => void }) {
  const say = useWords('composer')
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        style: { maxHeight: 420, overflowY: 'auto' },
        items: [
          ...blockKinds.map((kind) => ({
            key: kind,
            label: (
              <>
                <strong>{say(`block_${kind}`)}</strong>
                <span style={{ display: 'block', color: '#5c5c69', fontSize: 12 }}>{say(`about_${kind}`)}</span>
              </>
            ),
            onClick: () => onAdd(kind),
          })),
          {
            key: 'live',
            disabled: true,
            label: (
              <>
                <strong>{say('block_live')}</strong>
                <span style={{ display: 'block', fontSize: 12 }}>{say('about_live')}</span>
              </>
            ),
          },
        ],
      }}
    >
      <Button block type="dashed">
        {say('add_block')}
      </Button>
    </Dropdown>
  )
}
