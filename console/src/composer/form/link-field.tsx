import { useQuery } from '@tanstack/react-query'
import { Flex, Input, Select, TreeSelect } from 'antd'
import { useState } from 'react'
import type { Control } from '../../shell/form/field.ts'
import { SkuPicker } from '../../shell/form/fields/sku-picker.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/language.tsx'
import { type LinkKind, type LinkScreen, linkScreens, linkTo, parseLink } from './link-address.ts'
import { TopicPicker } from './topic-picker.tsx'

const kinds = ['screen', 'goods', 'category', 'brand', 'topic', 'address'] as const satisfies readonly LinkKind[]
const wide = { width: '100%', maxWidth: 560 }

/** The target of a link: a screen of the shop, a goods, a category, a brand, a topic, or an address. */
export function LinkField({ id, value, onChange, isOptional = false }: Control & { isOptional?: boolean }) {
  const t = useTranslations('composer')
  const href = typeof value === 'string' ? value : ''
  const parsed = parseLink(href)
  // The initial choice, before the names of records are loaded.
  const [wanted, setWanted] = useState<LinkKind | null>(href === '' ? 'screen' : null)
  const isNone = isOptional && value === null && wanted === 'screen'
  const kind = wanted ?? parsed.kind
  const changeKind = (next: LinkKind | 'none') => {
    setWanted(next === 'none' ? 'screen' : next)
    if (next === 'none') onChange?.(null)
    else if (href === '' && isOptional) onChange?.('')
  }
  const changeAddress = (next: string) => {
    setWanted(parseLink(next).kind === 'address' ? 'address' : null)
    onChange?.(next)
  }
  const select = (next: unknown, of: Exclude<LinkKind, 'screen' | 'address'>) =>
    onChange?.(typeof next === 'number' ? linkTo(of, next) : '')
  return (
    <Flex vertical gap={8}>
      <Select
        {...(id && { id })}
        style={{ width: 220 }}
        aria-label={t('link_kind')}
        value={isNone ? 'none' : kind}
        options={[
          ...(isOptional ? [{ value: 'none', label: t('link_none') }] : []),
          ...kinds.map((one) => ({ value: one, label: t(`link_${one}`) })),
        ]}
        onChange={changeKind}
      />
      {isNone ? null : kind === 'screen' ? (
        <Select
          aria-label={t('link_screen')}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('link_screen')}
          style={wide}
          value={parsed.kind === 'screen' ? href : null}
          options={(Object.keys(linkScreens) as LinkScreen[]).map((name) => ({ value: linkScreens[name], label: t(`screen_${name}`) }))}
          onChange={(next: string) => changeAddress(next)}
        />
      ) : kind === 'goods' ? (
        <SkuPicker value={parsed.kind === 'goods' ? parsed.id : undefined} onChange={(next) => select(next, 'goods')} />
      ) : kind === 'category' ? (
        <CategoryPicker value={parsed.kind === 'category' ? parsed.id : undefined} onChange={(next) => select(next, 'category')} />
      ) : kind === 'brand' ? (
        <BrandPicker value={parsed.kind === 'brand' ? parsed.id : undefined} onChange={(next) => select(next, 'brand')} />
      ) : kind === 'topic' ? (
        <TopicPicker value={parsed.kind === 'topic' ? parsed.id : undefined} onChange={(next) => select(next, 'topic')} />
      ) : (
        <Input
          aria-label={t('link_address')}
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
  const t = useTranslations('composer')
  const { data, isFetching } = useQuery(query('catalogue/categories', {}))
  return (
    <TreeSelect
      aria-label={t('link_category')}
      showSearch={{ treeNodeFilterProp: 'title' }}
      placeholder={t('link_category')}
      loading={isFetching}
      style={wide}
      value={(value as number | undefined) ?? null}
      treeData={(data?.list ?? []).map(nodeOf)}
      onChange={(next: number | null) => onChange?.(next ?? undefined)}
    />
  )
}

function BrandPicker({ value, onChange }: Control) {
  const t = useTranslations('composer')
  const { data, isFetching } = useQuery(query('catalogue/brands', {}))
  return (
    <Select
      aria-label={t('link_brand')}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('link_brand')}
      loading={isFetching}
      style={wide}
      value={(value as number | undefined) ?? null}
      options={(data?.list ?? []).map(({ brand_id, brand_name }) => ({ value: brand_id, label: brand_name }))}
      onChange={(next: number) => onChange?.(next)}
    />
  )
}
