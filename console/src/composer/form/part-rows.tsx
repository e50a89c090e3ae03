import { Button, Collapse, Flex, Form } from 'antd'
import { useState } from 'react'
import type { RowsLook, Values } from '../../shell/form/field.ts'
import { FormFields } from '../../shell/form/form-fields.tsx'
import { useConsoleLanguage, useWords } from '../../shell/language.tsx'

/** The parts of a block, such as its banners: closed until one is opened, moved up and down, added and taken away. */
export function PartRows({ field, path }: RowsLook) {
  const say = useWords('composer')
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
              items={rows.map((row, place) => ({
                key: String(row.key),
                label: <PartName path={[...path, row.name]} place={place + 1} />,
                forceRender: true,
                children: (
                  <>
                    <FormFields fields={field.fields} path={[row.name]} root={[...path, row.name]} />
                    <Flex gap={8} wrap>
                      <Button size="small" disabled={place === 0} onClick={() => move(place, place - 1)}>
                        {say('move_up')}
                      </Button>
                      <Button size="small" disabled={place === rows.length - 1} onClick={() => move(place, place + 1)}>
                        {say('move_down')}
                      </Button>
                      <Button size="small" danger onClick={() => remove(row.name)}>
                        {say('remove')}
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
                // Rows are keyed by counting on: the one that was just added is opened.
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

/** What a closed part is called: its first words, else its number. */
function PartName({ path, place }: { path: (string | number)[]; place: number }) {
  const say = useWords('composer')
  const { language } = useConsoleLanguage()
  const part = Form.useWatch(path, Form.useFormInstance<Values>()) as Values | undefined
  const rows = (part?.words ?? []) as Record<string, string | undefined>[]
  const words = rows.find((row) => row.language === language) ?? rows.find((row) => row.language === 'en-us')
  return <span style={{ overflowWrap: 'anywhere' }}>{words?.label ?? words?.text ?? say('part', { place })}</span>
}
