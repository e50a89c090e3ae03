import { type OfferedAddon, offeredAddons } from '@longmall/contract/addons.ts'
import type { SettingRow } from '@longmall/contract/setting.ts'
import { useRef } from 'react'
import { ask } from '../../shell/call/call.ts'
import { useMay } from '../../shell/call/may.ts'
import { ResourceForm } from '../../shell/form/resource-form.tsx'
import { useWords } from '../../shell/language.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { type Setup, setupOf, valueOf } from '../setup.ts'

type Addons = Record<OfferedAddon, boolean>

const setOf = (setup: Setup) => valueOf<Partial<Addons> | null>(setup, 'site.addons') ?? {}
/** The add-ons of the shop as they are: what was never set is on. */
const addonsOf = (setup: Setup) => Object.fromEntries(offeredAddons.map((name) => [name, setOf(setup)[name] ?? true])) as Addons

/** What the shop offers: each add-on with what it hides when it is off. */
export function AddonsForm({ setup, onDirty }: { setup: Setup; onDirty: (isDirty: boolean) => void }) {
  const say = useWords('site')
  const common = useWords()
  const may = useMay()
  const shown = useRef(setup)
  const addons = addonsOf(setup)
  if (!may('site/change_setup'))
    return offeredAddons.map((name) => (
      <p key={name}>
        <strong>{say(`addon_${name}`)}</strong>{' '}
        <StateTag tone={addons[name] ? 'good' : 'plain'}>{common(addons[name] ? 'on' : 'off')}</StateTag> {say(`addon_${name}_note`)}
      </p>
    ))
  return (
    <ResourceForm
      command="site/change_setup"
      initial={addons}
      fields={offeredAddons.map((name) => ({
        kind: 'flag',
        name,
        isOwn: true,
        label: say(`addon_${name}`),
        help: say(`addon_${name}_note`),
      }))}
      shape={(values) => {
        const version = shown.current.get('site.addons')?.version ?? 0
        return { list: [{ key: 'site.addons', value: JSON.stringify({ ...setOf(shown.current), ...values }), version }] }
      }}
      fresh={async () => {
        shown.current = setupOf(((await ask('site/view_setup', {})) as { list: SettingRow[] }).list)
        return { initial: addonsOf(shown.current), fixed: {} }
      }}
      onDirty={onDirty}
      isLoadedAnew
    />
  )
}
