import { expect, test } from 'vitest'
import { type LabelledField, locateErrors } from './locate-errors.ts'

// Fields of a form have more properties than error location uses.
const fields: (LabelledField & Record<string, unknown>)[] = [
  { kind: 'text', name: 'title', label: 'Title' },
  { kind: 'goods', name: 'goods_ids', label: 'Goods', isMany: true },
  { kind: 'custom', name: 'orders.minutes', label: 'Minutes', render: () => null },
  { kind: 'texts', name: 'texts', label: 'Words', parts: [{ name: 'name', label: 'Name' }] },
  { kind: 'group', name: 'rules', label: 'Rules', fields: [{ kind: 'number', name: 'total', label: 'Total' }] },
  { kind: 'rows', name: 'steps', label: 'Steps', add: 'Add', fields: [{ kind: 'money', name: 'amount', label: 'From' }] },
  {
    kind: 'custom',
    name: 'matrix',
    label: 'Variants',
    render: () => null,
    sent: [
      {
        kind: 'rows',
        name: 'skus',
        label: 'Variants',
        fields: [{ kind: 'text', name: 'price', label: 'Price' }],
        rowName: ({ colour }) => String(colour ?? ''),
      },
    ],
  },
]
const input = { texts: [{ language: 'zh-cn', name: '' }], skus: [{ colour: 'Red' }, {}] }
const locationLabels = {
  row: (rowNumber: number) => `row ${rowNumber}`,
  language: (name: unknown) => (name === 'zh-cn' ? '中文' : undefined),
}

test.each([
  ['title', ['title'], 'Title', ''],
  ['goods_ids.2', ['goods_ids'], 'Goods · row 3', 'row 3'],
  ['orders.minutes', ['orders.minutes'], 'Minutes', ''],
  ['texts.0.name', ['texts'], 'Words · 中文 · Name', '中文 · Name'],
  ['rules.total', ['rules', 'total'], 'Total', ''],
  ['steps', ['steps'], 'Steps', ''],
  ['steps.1.amount', ['steps', 1, 'amount'], 'Steps · row 2 · From', ''],
  ['skus.0.price', ['matrix'], 'Variants · Red · Price', 'Red · Price'],
  ['skus.1.price', ['matrix'], 'Variants · row 2 · Price', 'row 2 · Price'],
  ['version', [], '', ''],
])('CON-02 an error at %s has the labels of the form', (name, path, location, within) => {
  expect(locateErrors(fields, { [name]: 'Wrong' }, input, locationLabels)).toMatchObject([{ path, location, within, message: 'Wrong' }])
})
