import type { BlockProblem, DraftBlock } from '@longmall/contract/content-blocks.ts'
import { offeredAddons } from '@longmall/contract/addons.ts'
import { Alert, Form, Typography } from 'antd'
import { useTranslations } from '../../shell/language.tsx'
import type { AnyField, Values } from '../../shell/form/field.ts'
import { PictureField } from '../../shell/form/fields/picture-field.tsx'
import { FormFields } from '../../shell/form/form-fields.tsx'
import { problemText } from '../blocks/block-texts.ts'
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

/** The form of one block: its texts in each language, its contents, and when it is shown. Each change is saved at once. */
export function BlockForm({ block, problems, isFixed, onChange }: BlockFormProps) {
  const t = useTranslations('composer')
  const [form] = Form.useForm<Values>()
  const fields = useBlockFields(block)
  const problemTexts = [...new Set(problems.map((one) => problemText(one, t)))]
  return (
    <Form
      form={form}
      layout="vertical"
      disabled={isFixed}
      initialValues={toForm(block)}
      onValuesChange={() => onChange(fromForm(block, form.getFieldsValue(true) as Values))}
    >
      <Typography.Title level={2} style={{ fontSize: 18, marginTop: 0 }}>
        {t(`block_${block.kind}`)}
      </Typography.Title>
      <Typography.Paragraph style={{ color: '#5c5c69' }}>{t(`about_${block.kind}`)}</Typography.Paragraph>
      {problemTexts.length > 0 && (
        <Alert
          showIcon
          type={problems.some(({ is_error }) => is_error) ? 'error' : 'warning'}
          style={{ marginBottom: 16 }}
          title={problemTexts.map((one) => (
            <div key={one}>{one}</div>
          ))}
        />
      )}
      <FormFields fields={fields} />
    </Form>
  )
}

function useBlockFields({ kind }: DraftBlock): AnyField[] {
  const t = useTranslations('composer')
  const { own, parts } = formShapes[kind]
  const texts = (names: readonly string[], isOptional: (name: string) => boolean): AnyField => ({
    kind: 'texts',
    name: 'texts',
    label: t('text'),
    parts: names.map((name) => ({
      name,
      label: t(`text_${name as 'title'}`),
      maximum: kind === 'icon_grid' ? 30 : (limits[name] ?? 60),
      isOptional: isOptional(name),
    })),
  })
  const link: AnyField = {
    kind: 'custom',
    name: 'href',
    label: t('link'),
    render: (control) => <LinkField {...control} isOptional={kind === 'notice' || kind === 'goods_row'} />,
  }
  const partFields: AnyField[] = parts
    ? [
        texts(parts.textNames, (name) => name === 'subtitle' || name === 'alt'),
        link,
        ...('picture' in parts.fresh
          ? [
              {
                kind: 'custom' as const,
                name: 'picture',
                label: t('picture'),
                render: (control: object) => <PictureField {...control} />,
              },
            ]
          : []),
        ...('icon' in parts.fresh
          ? [{ kind: 'custom' as const, name: 'icon', label: t('icon'), render: (control: object) => <IconField {...control} /> }]
          : []),
      ]
    : []
  return [
    ...(own.length > 0 ? [texts(own, (name) => name === 'title')] : []),
    ...(kind === 'goods_row'
      ? [{ kind: 'goods' as const, name: 'goods_ids', label: t('goods'), help: t('goods_help'), isMany: true }, link]
      : []),
    ...(parts
      ? [
          {
            kind: 'rows' as const,
            name: 'parts',
            label: t(`parts_${parts.name as 'slides'}`),
            add: t(`add_${parts.name as 'slides'}`),
            look: PartRows,
            maximum: most[parts.name]!,
            fresh: parts.fresh,
            fields: partFields,
          },
        ]
      : []),
    { kind: 'instant', name: 'visible_from', label: t('visible_from'), help: t('visible_help') },
    { kind: 'instant', name: 'visible_until', label: t('visible_until') },
    {
      kind: 'choice',
      name: 'addon',
      label: t('addon'),
      help: t('addon_help'),
      options: offeredAddons.map((value) => ({ value, label: t(`addon_${value}`) })),
    },
  ]
}
