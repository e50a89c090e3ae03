import type { Api } from '@longmall/contract/index.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { Button } from 'antd'
import { useState } from 'react'
import { sendQuery } from '../../shell/call/call.ts'
import { usePermissions } from '../../shell/call/permissions.ts'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import type { Field, Values } from '../../shell/form/field.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { FormPane } from '../../shell/form/form-pane.tsx'
import { PictureField } from '../../shell/form/fields/picture-field.tsx'
import { ResourceForm } from '../../shell/form/resource-form.tsx'
import { useTranslations } from '../../shell/language.tsx'

type Advert = OutputOf<Api['site/view_advert']>

function useFields(): Field<'site/save_advert'>[] {
  const t = useTranslations('site')
  return [
    { kind: 'texts', name: 'texts', label: t('advert_title'), parts: [{ name: 'title', label: t('advert_title'), maximum: 60 }] },
    {
      kind: 'custom',
      name: 'picture',
      label: t('advert_picture'),
      help: t('advert_picture_note'),
      render: (control) => <PictureField {...control} path="content" />,
    },
    { kind: 'text', name: 'href', label: t('advert_href'), help: t('advert_href_note'), maximum: 2000 },
    { kind: 'instant', name: 'starts_at', label: t('advert_starts'), isRequired: true },
    { kind: 'instant', name: 'ends_at', label: t('advert_ends'), isRequired: true },
    { kind: 'number', name: 'seconds', label: t('advert_seconds'), minimum: 1, maximum: 15, unit: t('seconds'), isRequired: true },
    { kind: 'number', name: 'position', label: t('advert_position'), minimum: 0, maximum: 9999, isRequired: true },
    { kind: 'flag', name: 'is_on', label: t('advert_on') },
  ]
}

/** What is left empty is sent as nothing. */
const shape = (values: Values): Values => ({ code: 'start_up', picture: null, is_on: false, texts: [], ...values })
const split = ({ advert_id, version, ...initial }: Advert) => ({ initial: initial as Values, fixed: { advert_id, version } })

export function AddAdvert() {
  const t = useTranslations('site')
  return (
    <FormDrawer
      command="site/save_advert"
      label={t('add_advert')}
      type="primary"
      fields={useFields()}
      initial={{ seconds: 3, position: 0, is_on: true }}
      shape={shape}
    />
  )
}

/** Edits an advert with all its texts, as it is when the drawer opens. */
export function EditAdvert({ advert_id }: { advert_id: number }) {
  const t = useTranslations('site')
  const can = usePermissions()
  const [isOpen, setOpen] = useState(false)
  if (!can('site/save_advert')) return null
  return (
    <>
      <Button type="link" size="small" onClick={() => setOpen(true)}>
        {t('edit_advert')}
      </Button>
      <FormPane isOpen={isOpen} title={t('edit_advert')} onClose={() => setOpen(false)}>
        {(form) => (
          <Loaded query={query('site/view_advert', { advert_id })}>
            {(advert) => <AdvertForm advert={advert} {...form} onSaved={() => setOpen(false)} />}
          </Loaded>
        )}
      </FormPane>
    </>
  )
}

interface AdvertFormProps {
  advert: Advert
  onCancel: () => void
  onDirty: (isDirty: boolean) => void
  onSaved: () => void
}

function AdvertForm({ advert, ...formProps }: AdvertFormProps) {
  const fields = useFields()
  return (
    <ResourceForm
      command="site/save_advert"
      fields={fields}
      {...split(advert)}
      shape={shape}
      fresh={async () => split((await sendQuery('site/view_advert', { advert_id: advert.advert_id })) as Advert)}
      {...formProps}
    />
  )
}
