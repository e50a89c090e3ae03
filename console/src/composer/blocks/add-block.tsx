import type { DraftBlockKind } from '@longmall/contract/content-blocks.ts'
import { Button, Dropdown } from 'antd'
import { useTranslations } from '../../shell/language.tsx'
import { blockKinds } from '../draft/draft.ts'

/** A button that adds a block of a chosen kind; kinds that the shop does not offer are listed with the reason. */
export function AddBlock({ onAdd }: { onAdd: (kind: DraftBlockKind) => void }) {
  const t = useTranslations('composer')
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
                <strong>{t(`block_${kind}`)}</strong>
                <span style={{ display: 'block', color: '#5c5c69', fontSize: 12 }}>{t(`about_${kind}`)}</span>
              </>
            ),
            onClick: () => onAdd(kind),
          })),
          {
            key: 'live',
            disabled: true,
            label: (
              <>
                <strong>{t('block_live')}</strong>
                <span style={{ display: 'block', fontSize: 12 }}>{t('about_live')}</span>
              </>
            ),
          },
        ],
      }}
    >
      <Button block type="dashed">
        {t('add_block')}
      </Button>
    </Dropdown>
  )
}
