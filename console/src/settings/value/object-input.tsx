import { Typography } from 'antd'
import { scaleOf } from '@longmall/contract/setting-scale.ts'
import { useFieldName } from './field-name.ts'
import { emptyOf } from './value-form.ts'
import type { PartInputProps } from './value-input.tsx'

/** An object, an input for each property with its label. */
export function ObjectInput({ form, value, onChange, PartInput }: PartInputProps) {
  const nameOf = useFieldName()
  const own = (value ?? {}) as Record<string, unknown>
  const write = (name: string, next: unknown) => {
    // An optional part that is emptied is not there.
    const isGone = next === '' && !form.required?.includes(name)
    onChange({ ...Object.fromEntries(Object.entries(own).filter(([one]) => one !== name)), ...(!isGone && { [name]: next }) })
  }
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 }}>
      {Object.entries(form.properties ?? {}).map(([name, part]) =>
        part.const !== undefined ? null : (
          <div key={name}>
            <Typography.Text style={{ display: 'block', marginBottom: 4 }}>{nameOf(name)}</Typography.Text>
            <PartInput
              form={part}
              label={nameOf(name)}
              {...(name.endsWith('_ppm') && { unit: '%', scale: scaleOf('millionths') })}
              value={own[name] ?? emptyOf(part)}
              onChange={(next) => write(name, next)}
            />
          </div>
        ),
      )}
    </div>
  )
}
