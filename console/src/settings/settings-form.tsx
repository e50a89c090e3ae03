import type { SettingRow } from '@longmall/contract/setting.ts'
import { Empty, Typography } from 'antd'
import { useRef } from 'react'
import { ask } from '../shell/call/call.ts'
import { useMay } from '../shell/call/may.ts'
import type { Field } from '../shell/form/field.ts'
import { ResourceForm } from '../shell/form/resource-form.tsx'
import { useWords } from '../shell/language.tsx'
import { SettingInput } from './setting-input.tsx'
import { SettingNote } from './setting-note.tsx'
import { changedSettings, startValues } from './setting-values.ts'
import { useNames } from './use-names.ts'
import { useValueWords } from './use-value-words.ts'

export interface SettingsFormProps {
  settings: readonly SettingRow[]
  onDirty: (isDirty: boolean) => void
}

/** Settings that are saved together, all or none; a stale one is merged. */
export function SettingsForm({ settings, onDirty }: SettingsFormProps) {
  const say = useWords('setting')
  const may = useMay()
  const { nameOf } = useNames()
  // With the versions that were last shown, which a merge brings up to date.
  const mine = settings.filter(({ may_edit }) => may_edit)
  const others = settings.filter(({ may_edit }) => !may_edit)
  const shown = useRef(mine)
  if (!settings.length) return <Empty description={say('nothing_found')} />
  const keys = new Set(mine.map(({ key }) => key))
  const fields: Field<'setting/change'>[] = mine.map((setting) => ({
    kind: 'custom',
    name: setting.key,
    isOwn: true,
    label: nameOf(setting.key),
    help: <SettingNote setting={setting} />,
    render: (control) => <SettingInput setting={setting} label={nameOf(setting.key)} control={control} />,
  }))
  if (!may('setting/change') || mine.length === 0) return <ReadOnly settings={settings} />
  return (
    <>
      <ResourceForm
        command="setting/change"
        fields={[...fields, { kind: 'text', name: 'reason', isOwn: true, label: say('reason'), maximum: 200 }]}
        initial={startValues(mine)}
        shape={({ reason, ...values }) => ({ list: changedSettings(shown.current, values), ...(reason !== undefined && { reason }) })}
        fresh={async () => {
          const { list } = (await ask('setting/list', {})) as { list: SettingRow[] }
          shown.current = list.filter(({ key }) => keys.has(key))
          return { initial: startValues(shown.current), fixed: {} }
        }}
        onDirty={onDirty}
        isLoadedAnew
        doneLabel={({ waiting }) => (waiting ? say('sent_on') : undefined)}
      />
      {others.length > 0 && <ReadOnly settings={others} />}
    </>
  )
}

const ReadOnly = ({ settings }: { settings: readonly SettingRow[] }) => {
  const say = useWords('setting')
  const { nameOf } = useNames()
  const valueWords = useValueWords()
  return (
    <>
      <Typography.Title level={5}>{say('read_only')}</Typography.Title>
      {settings.map((setting) => (
        <section key={setting.key} style={{ marginBottom: 16 }}>
          <strong>{nameOf(setting.key)}</strong>
          <div style={{ overflowWrap: 'anywhere' }}>{valueWords(setting, setting.value)}</div>
          <Typography.Text style={{ display: 'block', color: '#5c5c69' }}>
            {setting.variable
              ? say('from_environment', { variable: setting.variable })
              : say('not_your_kind', { kind: say(`kind_${setting.kind}`) })}
          </Typography.Text>
          <SettingNote setting={setting} />
        </section>
      ))}
    </>
  )
}
