import { promotionKinds } from '@longmall/contract/promotion-shapes.ts'
import { Link } from '@tanstack/react-router'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useMay } from '../../shell/call/may.ts'
import { useWords } from '../../shell/language.tsx'

const path: string = '/campaigns/edit'
// What is exchanged for coins is set up where coins are.
const kinds = promotionKinds.filter((kind) => kind !== 'point')

/** Chooses the kind of a new promotion, each told in a sentence. */
export function KindChooser() {
  const say = useWords('campaign')
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may('campaign/save')) return null
  const choices = kinds.flatMap((kind) => [
    { key: kind, search: { kind }, label: say(`kind_${kind}`), about: say(`about_${kind}`) },
    ...(kind === 'seckill' ? [{ key: 'series', search: { kind, series: true }, label: say('series'), about: say('about_series') }] : []),
  ])
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {say('create')}
      </Button>
      <Modal open={isOpen} title={say('choose_kind')} footer={null} onCancel={() => setOpen(false)} width={760} destroyOnHidden>
        <ul
          style={{
            listStyle: 'none',
            margin: 0,
            padding: 0,
            display: 'grid',
            gap: 8,
            gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
          }}
        >
          {choices.map(({ key, search, label, about }) => (
            <li key={key} style={{ border: '1px solid #e9e9ef', borderRadius: 8, padding: 12 }}>
              <Link to={path} search={search as never} style={{ fontWeight: 600 }}>
                {label}
              </Link>
              <div style={{ color: '#5c5c69', marginTop: 4 }}>{about}</div>
            </li>
          ))}
        </ul>
      </Modal>
    </>
  )
}
