import type { DraftBlock } from '@longmall/contract/content-blocks.ts'
import { Button, Modal, Radio, Typography } from 'antd'
import { useState } from 'react'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { countItems, firstText } from '../blocks/block-texts.ts'
import type { Draft } from '../draft/use-draft.ts'

/** Another operator saved the same page: conflicts are resolved block by block, the rest is merged. */
export function StaleDialog({ draft }: { draft: Draft }) {
  const t = useTranslations('composer')
  const [takesTheirs, setTakesTheirs] = useState<Record<string, boolean>>({})
  const { stale } = draft
  if (!stale) return null
  const { conflicts, by } = stale
  return (
    <Modal
      open
      closable={false}
      width={720}
      title={t('conflict_title', { name: by ?? t('unknown_operator') })}
      footer={[
        <Button key="theirs" danger onClick={draft.takeTheirs}>
          {t('conflict_use_theirs')}
        </Button>,
        <Button key="merge" type="primary" onClick={() => draft.resolve(takesTheirs)}>
          {t('conflict_merge')}
        </Button>,
      ]}
    >
      <Typography.Paragraph>{t(conflicts.length > 0 ? 'conflict_lead' : 'conflict_mergeable')}</Typography.Paragraph>
      {conflicts.map(({ key, mine, theirs }) => (
        <fieldset key={key} style={{ border: 'none', padding: 0, margin: '0 0 16px' }}>
          <legend style={{ fontWeight: 600, marginBottom: 4 }}>{t(`block_${(mine ?? theirs)!.kind}`)}</legend>
          <Radio.Group
            style={{ display: 'grid', gap: 8 }}
            value={takesTheirs[key] === true}
            onChange={({ target }) => setTakesTheirs({ ...takesTheirs, [key]: target.value === true })}
            options={[
              { value: false, label: <Side name={t('mine')} block={mine} /> },
              { value: true, label: <Side name={t('theirs')} block={theirs} /> },
            ]}
          />
        </fieldset>
      ))}
    </Modal>
  )
}

function Side({ name, block }: { name: string; block: DraftBlock | null }) {
  const t = useTranslations('composer')
  const { language } = useConsoleLanguage()
  const count = block && countItems(block)
  const marks = block
    ? [firstText(block, language), typeof count === 'number' ? t('parts', { count }) : '', block.is_hidden ? t('hidden') : '']
    : [t('removed')]
  return (
    <>
      <strong>{name}</strong> <span style={{ overflowWrap: 'anywhere' }}>{marks.filter(Boolean).join(' · ')}</span>
    </>
  )
}
