import { type OfferedAddon, offeredAddons } from '@longmall/contract/addons.ts'
import type { SettingRow } from '@longmall/contract/setting.ts'
import { useRef } from 'react'
import { sendQuery } from '../../shell/call/call.ts'
import { usePermissions } from '../../shell/call/permissions.ts'
import { ResourceForm } from '../../shell/form/resource-form.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { type Setup, setupOf, valueOf } from '../setup.ts'

type Addons = Record<OfferedAddon, boolean>

const setOf = (setup: Setup) => valueOf<Partial<Addons> | null>(setup, 'site.addons') ?? {}
/** The current add-on flags; a flag that was never set is on. */
const addonsOf = (setup: Setup) => Object.fromEntries(offeredAddons.map((name) => [name, setOf(setup)[name] ?? true])) as Addons

/** The add-ons of the shop, each with what is hidden while it is off. */
export function AddonsForm({ setup, onDirty }: { setup: Setup; onDirty: (isDirty: boolean) => void }) {
  const t = useTranslations('site')
  const tCommon = useTranslations()
  const can = usePermissions()
  const shown = useRef(setup)
  const addons = addonsOf(setup)
  if (!can('site/change_settings'))
    return offeredAddons.map((name) => (
      <p key={name}>
        <strong>{t(`addon_${name}`)}</strong>{' '}
        <StateTag tone={addons[name] ? 'success' : 'default'}>{tCommon(addons[name] ? 'on' : 'off')}</StateTag> {t(`addon_${name}_note`)}
      </p>
    ))
  return (
    <ResourceForm
      command="site/change_settings"
      initial={addons}
      fields={offeredAddons.map((name) => ({
        kind: 'flag',
        name,
        isOwn: true,
        label: t(`addon_${name}`),
        help: t(`addon_${name}_note`),
      }))}
      shape={(values) => {
        const version = shown.current.get('site.addons')?.version ?? 0
        return { list: [{ key: 'site.addons', value: JSON.stringify({ ...setOf(shown.current), ...values }), version }] }
      }}
      fresh={async () => {
        shown.current = setupOf(((await sendQuery('site/view_settings', {})) as { list: SettingRow[] }).list)
        return { initial: addonsOf(shown.current), fixed: {} }
      }}
      onDirty={onDirty}
      isReloadedOnSave
    />
  )
}
