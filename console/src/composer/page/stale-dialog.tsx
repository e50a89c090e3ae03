import type { DraftBlock } from '@longmall/contract/content-blocks.ts'
import { Button, Modal, Radio, Typography } from 'antd'
import { useState } from 'react'
import { useConsoleLanguage, useWords } from '../../shell/language.tsx'
import { countOf, firstWords } from '../blocks/block-words.ts'
import type { Draft } from '../draft/use-draft.ts'

/** Somebody else saved the same page: what both changed is chosen block by block, the rest is put together. */
export function StaleDialog({ draft }: { draft: Draft }) {
  const say = useWords('composer')
  const [takesTheirs, setTakesTheirs] = useState<Record<string, boolean>>({})
  const { stale } = draft
  if (!stale) return null
  const { conflicts, by } = stale
  return (
    <Modal
      open
      closable={false}
      width={720}
      title={say('stale_title', { name: by ?? say('somebody') })}
      footer={[
        <Button key="theirs" danger onClick={draft.takeTheirs}>
          {say('stale_take_theirs')}
        </Button>,
        <Button key="merge" type="primary" onClick={() => draft.resolve(takesTheirs)}>
          {say('stale_merge')}
        </Button>,
      ]}
    >
      <Typography.Paragraph>{say(conflicts.length > 0 ? 'stale_lead' : 'stale_apart')}</Typography.Paragraph>
      {conflicts.map(({ key, mine, theirs }) => (
        <fieldset key={key} style={{ border: 'none', padding: 0, margin: '0 0 16px' }}>
          <legend style={{ fontWeight: 600, marginBottom: 4 }}>{say(`block_${(mine ?? theirs)!.kind}`)}</legend>
          <Radio.Group
            style={{ display: 'grid', gap: 8 }}
            value={takesTheirs[key] === true}
            onChange={({ target }) => setTakesTheirs({ ...takesTheirs, [key]: target.value === true })}
            options={[
              { value: false, label: <Side name={say('mine')} block={mine} /> },
              { value: true, label: <Side name={say('theirs')} block={theirs} /> },
            ]}
          />
        </fieldset>
      ))}
    </Modal>
  )
}

function Side({ name, block }: { name: string; block: DraftBlock | null }) {
  const say = useWords('composer')
  const { language } = useConsoleLanguage()
  const count = block && countOf(block)
  const marks = block
    ? [firstWords(block, language), typeof count === 'number' ? say('parts', { count }) : '', block.is_hidden ? say('hidden') : '']
    : [say('taken_away')]
  return (
    <>
      <strong>{name}</strong> <span style={{ overflowWrap: 'anywhere' }}>{marks.filter(Boolean).join(' · ')}</span>
    </>
  )
}
