import type { Api } from '@longmall/contract/index.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { Button } from 'antd'
import { useState } from 'react'
import { ask } from '../../shell/call/call.ts'
import { useMay } from '../../shell/call/may.ts'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import type { Field, Values } from '../../shell/form/field.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { FormPane } from '../../shell/form/form-pane.tsx'
import { PictureField } from '../../shell/form/fields/picture-field.tsx'
import { ResourceForm } from '../../shell/form/resource-form.tsx'
import { useWords } from '../../shell/language.tsx'

type Advert = OutputOf<Api['site/view_advert']>

function useFields(): Field<'site/save_advert'>[] {
  const say = useWords('site')
  return [
    { kind: 'texts', name: 'texts', label: say('advert_title'), parts: [{ name: 'title', label: say('advert_title'), maximum: 60 }] },
    {
      kind: 'custom',
      name: 'picture',
      label: say('advert_picture'),
      help: say('advert_picture_note'),
      render: (control) => <PictureField {...control} path="content" />,
    },
    { kind: 'text', name: 'href', label: say('advert_href'), help: say('advert_href_note'), maximum: 2000 },
    { kind: 'instant', name: 'starts_at', label: say('advert_starts'), isRequired: true },
    { kind: 'instant', name: 'ends_at', label: say('advert_ends'), isRequired: true },
    { kind: 'number', name: 'seconds', label: say('advert_seconds'), minimum: 1, maximum: 15, unit: say('seconds'), isRequired: true },
    { kind: 'number', name: 'position', label: say('advert_position'), minimum: 0, maximum: 9999, isRequired: true },
    { kind: 'flag', name: 'is_on', label: say('advert_on') },
  ]
}

/** What is left empty is sent as nothing. */
const shape = (values: Values): Values => ({ code: 'start_up', picture: null, is_on: false, texts: [], ...values })
const split = ({ advert_id, version, ...initial }: Advert) => ({ initial: initial as Values, fixed: { advert_id, version } })

export function AddAdvert() {
  const say = useWords('site')
  return (
    <FormDrawer
      command="site/save_advert"
      label={say('add_advert')}
      type="primary"
      fields={useFields()}
      initial={{ seconds: 3, position: 0, is_on: true }}
      shape={shape}
    />
  )
}

/** Edits an advert with all its words, as it is when the drawer opens. */
export function EditAdvert({ advert_id }: { advert_id: number }) {
  const say = useWords('site')
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may('site/save_advert')) return null
  return (
    <>
      <Button type="link" size="small" onClick={() => setOpen(true)}>
        {say('edit_advert')}
      </Button>
      <FormPane isOpen={isOpen} title={say('edit_advert')} onClose={() => setOpen(false)}>
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

function AdvertForm({ advert, ...told }: AdvertFormProps) {
  const fields = useFields()
  return (
    <ResourceForm
      command="site/save_advert"
      fields={fields}
      {...split(advert)}
      shape={shape}
      fresh={async () => split((await ask('site/view_advert', { advert_id: advert.advert_id })) as Advert)}
      {...told}
    />
  )
}
