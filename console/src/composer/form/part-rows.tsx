import { Button, Collapse, Flex, Form } from 'antd'
import { useState } from 'react'
import type { RowsLook, Values } from '../../shell/form/field.ts'
import { FormFields } from '../../shell/form/form-fields.tsx'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'

/** The parts of a block, such as its banners: collapsed rows that can be moved, added and removed. */
export function PartRows({ field, path }: RowsLook) {
  const t = useTranslations('composer')
  const [open, setOpen] = useState<string[]>([])
  const { maximum = 100 } = field
  return (
    <Form.List name={path}>
      {(rows, { add, remove, move }) => (
        <div style={{ display: 'grid', gap: 8 }}>
          {rows.length > 0 && (
            <Collapse
              size="small"
              activeKey={open}
              onChange={(keys) => setOpen(keys.map(String))}
              items={rows.map((row, index) => ({
                key: String(row.key),
                label: <PartName path={[...path, row.name]} index={index + 1} />,
                forceRender: true,
                children: (
                  <>
                    <FormFields fields={field.fields} path={[row.name]} root={[...path, row.name]} />
                    <Flex gap={8} wrap>
                      <Button size="small" disabled={index === 0} onClick={() => move(index, index - 1)}>
                        {t('move_up')}
                      </Button>
                      <Button size="small" disabled={index === rows.length - 1} onClick={() => move(index, index + 1)}>
                        {t('move_down')}
                      </Button>
                      <Button size="small" danger onClick={() => remove(row.name)}>
                        {t('remove')}
                      </Button>
                    </Flex>
                  </>
                ),
              }))}
            />
          )}
          <div>
            <Button
              disabled={rows.length >= maximum}
              onClick={() => {
                add(field.fresh ?? {})
                // Row keys are incremented, so this is the key of the new row, which is expanded.
                setOpen([...open, String(Math.max(-1, ...rows.map(({ key }) => key)) + 1)])
              }}
            >
              {field.add}
            </Button>
          </div>
        </div>
      )}
    </Form.List>
  )
}

/** Title of a collapsed part: its first text, else its number. */
function PartName({ path, index }: { path: (string | number)[]; index: number }) {
  const t = useTranslations('composer')
  const { language } = useConsoleLanguage()
  const part = Form.useWatch(path, Form.useFormInstance<Values>()) as Values | undefined
  const rows = (part?.texts ?? []) as Record<string, string | undefined>[]
  const texts = rows.find((row) => row.language === language) ?? rows.find((row) => row.language === 'en-us')
  return <span style={{ overflowWrap: 'anywhere' }}>{texts?.label ?? texts?.text ?? t('part', { place: index })}</span>
}
