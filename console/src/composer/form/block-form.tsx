import type { BlockProblem, DraftBlock } from '@longmall/contract/content-blocks.ts'
import { offeredAddons } from '@longmall/contract/addons.ts'
import { Alert, Form, Typography } from 'antd'
import { useWords } from '../../shell/language.tsx'
import type { AnyField, Values } from '../../shell/form/field.ts'
import { PictureField } from '../../shell/form/fields/picture-field.tsx'
import { FormFields } from '../../shell/form/form-fields.tsx'
import { problemWords } from '../blocks/block-words.ts'
import { formShapes, fromForm, toForm } from './block-values.ts'
import { IconField } from './icon-field.tsx'
import { LinkField } from './link-field.tsx'
import { PartRows } from './part-rows.tsx'

export interface BlockFormProps {
  block: DraftBlock
  problems: readonly BlockProblem[]
  isFixed: boolean
  onChange: (block: DraftBlock) => void
}

const limits: Record<string, number> = { placeholder: 60, title: 60, label: 60, subtitle: 120, alt: 200, text: 200 }
const most = { slides: 10, icons: 30, notices: 10, brands: 30, cards: 20 } as Record<string, number>

/** The form of one block: its words in each language, what it holds, and when it is shown. Each change counts at once. */
export function BlockForm({ block, problems, isFixed, onChange }: BlockFormProps) {
  const say = useWords('composer')
  const [form] = Form.useForm<Values>()
  const fields = useBlockFields(block)
  const words = [...new Set(problems.map((one) => problemWords(one, say)))]
  return (
    <Form
      form={form}
      layout="vertical"
      disabled={isFixed}
      initialValues={toForm(block)}
      onValuesChange={() => onChange(fromForm(block, form.getFieldsValue(true) as Values))}
    >
      <Typography.Title level={2} style={{ fontSize: 18, marginTop: 0 }}>
        {say(`block_${block.kind}`)}
      </Typography.Title>
      <Typography.Paragraph style={{ color: '#5c5c69' }}>{say(`about_${block.kind}`)}</Typography.Paragraph>
      {words.length > 0 && (
        <Alert
          showIcon
          type={problems.some(({ is_fault }) => is_fault) ? 'error' : 'warning'}
          style={{ marginBottom: 16 }}
          title={words.map((one) => (
            <div key={one}>{one}</div>
          ))}
        />
      )}
      <FormFields fields={fields} />
    </Form>
  )
}

function useBlockFields({ kind }: DraftBlock): AnyField[] {
  const say = useWords('composer')
  const { own, parts } = formShapes[kind]
  const texts = (names: readonly string[], isOptional: (name: string) => boolean): AnyField => ({
    kind: 'texts',
    name: 'words',
    label: say('words'),
    parts: names.map((name) => ({
      name,
      label: say(`words_${name as 'title'}`),
      maximum: kind === 'icon_grid' ? 30 : (limits[name] ?? 60),
      isOptional: isOptional(name),
    })),
  })
  const link: AnyField = {
    kind: 'custom',
    name: 'href',
    label: say('link'),
    render: (control) => <LinkField {...control} isOptional={kind === 'notice' || kind === 'goods_row'} />,
  }
  const ofPart: AnyField[] = parts
    ? [
        texts(parts.words, (name) => name === 'subtitle' || name === 'alt'),
        link,
        ...('picture' in parts.fresh
          ? [
              {
                kind: 'custom' as const,
                name: 'picture',
                label: say('picture'),
                render: (control: object) => <PictureField {...control} />,
              },
            ]
          : []),
        ...('icon' in parts.fresh
          ? [{ kind: 'custom' as const, name: 'icon', label: say('icon'), render: (control: object) => <IconField {...control} /> }]
          : []),
      ]
    : []
  return [
    ...(own.length > 0 ? [texts(own, (name) => name === 'title')] : []),
    ...(kind === 'goods_row'
      ? [{ kind: 'goods' as const, name: 'goods_ids', label: say('goods'), help: say('goods_help'), isMany: true }, link]
      : []),
    ...(parts
      ? [
          {
            kind: 'rows' as const,
            name: 'parts',
            label: say(`parts_${parts.name as 'slides'}`),
            add: say(`add_${parts.name as 'slides'}`),
            look: PartRows,
            maximum: most[parts.name]!,
            fresh: parts.fresh,
            fields: ofPart,
          },
        ]
      : []),
    { kind: 'instant', name: 'visible_from', label: say('visible_from'), help: say('visible_help') },
    { kind: 'instant', name: 'visible_until', label: say('visible_until') },
    {
      kind: 'choice',
      name: 'addon',
      label: say('addon'),
      help: say('addon_help'),
      options: offeredAddons.map((value) => ({ value, label: say(`addon_${value}`) })),
    },
  ]
}
