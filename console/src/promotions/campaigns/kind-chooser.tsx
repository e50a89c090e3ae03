import { promotionKinds } from '@longmall/contract/promotion-shapes.ts'
import { Link } from '@tanstack/react-router'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { usePermissions } from '../../shell/call/permissions.ts'
import { useTranslations } from '../../shell/language.tsx'

const path: string = '/campaigns/edit'
// What is exchanged for coins is set up where coins are.
const kinds = promotionKinds.filter((kind) => kind !== 'point')

/** Chooses the kind of a new promotion, each explained in a sentence. */
export function KindChooser() {
  const t = useTranslations('campaign')
  const can = usePermissions()
  const [isOpen, setOpen] = useState(false)
  if (!can('campaign/save')) return null
  const choices = kinds.flatMap((kind) => [
    { key: kind, search: { kind }, label: t(`kind_${kind}`), about: t(`about_${kind}`) },
    ...(kind === 'flash_sale' ? [{ key: 'series', search: { kind, series: true }, label: t('series'), about: t('about_series') }] : []),
  ])
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('create')}
      </Button>
      <Modal open={isOpen} title={t('choose_kind')} footer={null} onCancel={() => setOpen(false)} width={760} destroyOnHidden>
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
