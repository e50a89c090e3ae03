import type { StaffBrand } from '@longmall/contract/catalogue-tree-staff.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { App, Empty, Flex, Table } from 'antd'
import { usePermissions } from '../shell/call/permissions.ts'
import { mutation, query } from '@longmall/web/call/query.ts'
import { queryClient } from '../shell/call/query-client.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { ActionButton } from '../shell/form/action-button.tsx'
import { PictureField } from '../shell/form/fields/picture-field.tsx'
import { FormDrawer } from '../shell/form/form-drawer.tsx'
import { useConsoleLanguage, useTranslations } from '../shell/language.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { GoodsCount } from './tree/category-row.tsx'
import { nameIn } from './tree/tree-of.ts'
import { ListExport } from '../shell/list/list-export.tsx'

/** Brands in the order of the shop, with logo, texts and whether they are shown (CON-02). */
export function BrandsScreen() {
  const t = useTranslations('tree')
  const tMenu = useTranslations('menu')
  const tCommon = useTranslations()
  const { language } = useConsoleLanguage()
  return (
    <>
      <PageHead title={tMenu('brands')} lead={t('brands_lead')}>
        <ListExport list="catalogue/brand_list" />
        <BrandForm />
      </PageHead>
      <Loaded query={query('catalogue/brand_list', {})}>
        {({ list }) => (
          <Table<StaffBrand>
            size="small"
            rowKey="brand_id"
            pagination={false}
            scroll={{ x: 'max-content' }}
            dataSource={list}
            locale={{ emptyText: <Empty description={t('brands_empty')} /> }}
            columns={[
              { key: 'logo', title: t('logo'), width: 72, render: (_, { logo }) => <Logo logo={logo} /> },
              { key: 'name', title: t('name'), render: (_, { texts }) => nameIn(texts, language) },
              {
                key: 'is_shown',
                title: tCommon('state'),
                render: (_, { is_shown }) => (
                  <StateTag tone={is_shown ? 'success' : 'default'}>{is_shown ? t('is_shown') : t('hidden')}</StateTag>
                ),
              },
              {
                key: 'products',
                title: t('products'),
                render: (_, { brand_id, goods_count }) => (
                  <Link to="/goods" search={{ brand_id } as never}>
                    <GoodsCount count={goods_count} />
                  </Link>
                ),
              },
              {
                key: 'actions',
                title: tCommon('actions'),
                render: (_, brand, index) => <BrandActions brand={brand} index={index} last={list.length - 1} />,
              },
            ]}
          />
        )}
      </Loaded>
    </>
  )
}

const logoWidth = 48
function Logo({ logo }: Pick<StaffBrand, 'logo'>) {
  if (!logo) return null
  return (
    <img
      src={`${logo.src}-${Math.min(...logo.widths)}.webp`}
      alt=""
      width={logoWidth}
      style={{ display: 'block', maxHeight: logoWidth, objectFit: 'contain' }}
    />
  )
}

function BrandActions({ brand, index, last }: { brand: StaffBrand; index: number; last: number }) {
  const t = useTranslations('tree')
  const tCommon = useTranslations()
  const { language } = useConsoleLanguage()
  const { brand_id, version } = brand
  const can = usePermissions()
  const { message } = App.useApp()
  const moving = useMutation({
    ...mutation('catalogue/move_brand'),
    onError: (failure) => void message.error(failure.message || tCommon('unreachable')),
    onSettled: () => void queryClient.invalidateQueries(),
  })
  return (
    <Flex gap={4} wrap>
      {can('catalogue/move_brand') && (
        <MoveButtons
          name={nameIn(brand.texts, language)}
          index={index}
          last={last}
          isBusy={moving.isPending}
          onMove={(next) => moving.mutate({ brand_id, version, position: next })}
        />
      )}
      <BrandForm brand={brand} />
      <ActionButton
        command="catalogue/remove_brand"
        input={{ brand_id, version }}
        label={tCommon('remove')}
        question={t('remove_brand_confirm')}
        type="link"
        isDanger
      />
    </Flex>
  )
}

const formOf = ({ texts, logo, is_shown }: StaffBrand) => ({ texts, is_shown, ...(logo && { logo }) })

function BrandForm({ brand }: { brand?: StaffBrand }) {
  const t = useTranslations('tree')
  const tCommon = useTranslations()
  const { message } = App.useApp()
  const fresh = async () => {
    const { list } = await queryClient.fetchQuery({ ...query('catalogue/brand_list', {}), staleTime: 0 })
    const theirs = list.find(({ brand_id }) => brand_id === brand?.brand_id) ?? brand!
    return { initial: formOf(theirs), fixed: { brand_id: theirs.brand_id, version: theirs.version } }
  }
  return (
    <FormDrawer
      command="catalogue/save_brand"
      label={brand ? tCommon('edit') : t('add_brand')}
      title={brand ? t('edit_brand') : t('add_brand')}
      type={brand ? 'link' : 'primary'}
      initial={brand ? formOf(brand) : { texts: [], is_shown: true }}
      fixed={brand ? { brand_id: brand.brand_id, version: brand.version } : {}}
      {...(brand && { fresh })}
      shape={(values) => ({ ...values, texts: ((values.texts ?? []) as object[]).map((text) => ({ story: '', ...text })) })}
      onSaved={({ work_id }) => void (work_id !== null && message.info(t('background_job')))}
      fields={[
        {
          kind: 'texts',
          name: 'texts',
          label: t('name'),
          isRequired: true,
          parts: [
            { name: 'name', label: t('name'), maximum: 60 },
            { name: 'story', label: t('story'), maximum: 500, kind: 'area', isOptional: true },
          ],
        },
        { kind: 'custom', name: 'logo', label: t('logo'), render: (control) => <PictureField {...control} path="goods" /> },
        { kind: 'flag', name: 'is_shown', label: t('is_shown') },
      ]}
    />
  )
}
