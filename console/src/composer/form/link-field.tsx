import { useQuery } from '@tanstack/react-query'
import { Flex, Input, Select, TreeSelect } from 'antd'
import { useState } from 'react'
import type { Control } from '../../shell/form/field.ts'
import { SkuPicker } from '../../shell/form/fields/sku-picker.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useWords } from '../../shell/language.tsx'
import { type LinkKind, type LinkScreen, linkScreens, linkTo, parseLink } from './link-address.ts'
import { TopicPicker } from './topic-picker.tsx'

const kinds = ['screen', 'goods', 'category', 'brand', 'topic', 'address'] as const satisfies readonly LinkKind[]
const wide = { width: '100%', maxWidth: 560 }

/** Where something leads: a screen of the shop, a goods, a category, a brand, a topic, or an address. */
export function LinkField({ id, value, onChange, isOptional = false }: Control & { isOptional?: boolean }) {
  const say = useWords('composer')
  const href = typeof value === 'string' ? value : ''
  const parsed = parseLink(href)
  // What was chosen before anything of it is known.
  const [wanted, setWanted] = useState<LinkKind | null>(href === '' ? 'screen' : null)
  const isNone = isOptional && value === null && wanted === 'screen'
  const kind = wanted ?? parsed.kind
  const turn = (next: LinkKind | 'none') => {
    setWanted(next === 'none' ? 'screen' : next)
    if (next === 'none') onChange?.(null)
    else if (href === '' && isOptional) onChange?.('')
  }
  const say_it = (next: string) => {
    setWanted(parseLink(next).kind === 'address' ? 'address' : null)
    onChange?.(next)
  }
  const give = (next: unknown, of: Exclude<LinkKind, 'screen' | 'address'>) => onChange?.(typeof next === 'number' ? linkTo(of, next) : '')
  return (
    <Flex vertical gap={8}>
      <Select
        {...(id && { id })}
        style={{ width: 220 }}
        aria-label={say('link_kind')}
        value={isNone ? 'none' : kind}
        options={[
          ...(isOptional ? [{ value: 'none', label: say('link_none') }] : []),
          ...kinds.map((one) => ({ value: one, label: say(`link_${one}`) })),
        ]}
        onChange={turn}
      />
      {isNone ? null : kind === 'screen' ? (
        <Select
          aria-label={say('link_screen')}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={say('link_screen')}
          style={wide}
          value={parsed.kind === 'screen' ? href : null}
          options={(Object.keys(linkScreens) as LinkScreen[]).map((name) => ({ value: linkScreens[name], label: say(`screen_${name}`) }))}
          onChange={(next: string) => say_it(next)}
        />
      ) : kind === 'goods' ? (
        <SkuPicker value={parsed.kind === 'goods' ? parsed.id : undefined} onChange={(next) => give(next, 'goods')} />
      ) : kind === 'category' ? (
        <CategoryPicker value={parsed.kind === 'category' ? parsed.id : undefined} onChange={(next) => give(next, 'category')} />
      ) : kind === 'brand' ? (
        <BrandPicker value={parsed.kind === 'brand' ? parsed.id : undefined} onChange={(next) => give(next, 'brand')} />
      ) : kind === 'topic' ? (
        <TopicPicker value={parsed.kind === 'topic' ? parsed.id : undefined} onChange={(next) => give(next, 'topic')} />
      ) : (
        <Input
          aria-label={say('link_address')}
          placeholder="/v2/goods/list/list?price_to=50"
          maxLength={2000}
          style={wide}
          value={href}
          onChange={({ target }) => onChange?.(target.value)}
        />
      )}
    </Flex>
  )
}

interface Branch {
  category_id: number
  category_name: string
  children: Branch[]
}
interface Node {
  value: number
  title: string
  children: Node[]
}
const nodeOf = ({ category_id, category_name, children }: Branch): Node => ({
  value: category_id,
  title: category_name,
  children: children.map(nodeOf),
})

function CategoryPicker({ value, onChange }: Control) {
  const say = useWords('composer')
  const { data, isFetching } = useQuery(query('catalogue/categories', {}))
  return (
    <TreeSelect
      aria-label={say('link_category')}
      showSearch={{ treeNodeFilterProp: 'title' }}
      placeholder={say('link_category')}
      loading={isFetching}
      style={wide}
      value={(value as number | undefined) ?? null}
      treeData={(data?.list ?? []).map(nodeOf)}
      onChange={(next: number | null) => onChange?.(next ?? undefined)}
    />
  )
}

function BrandPicker({ value, onChange }: Control) {
  const say = useWords('composer')
  const { data, isFetching } = useQuery(query('catalogue/brands', {}))
  return (
    <Select
      aria-label={say('link_brand')}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={say('link_brand')}
      loading={isFetching}
      style={wide}
      value={(value as number | undefined) ?? null}
      options={(data?.list ?? []).map(({ brand_id, brand_name }) => ({ value: brand_id, label: brand_name }))}
      onChange={(next: number) => onChange?.(next)}
    />
  )
}
