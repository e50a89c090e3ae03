import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { ChoiceGroup } from '@longmall/ui/form/choice-group.tsx'
import { Stepper } from '@longmall/ui/form/stepper.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { findSku, valueState } from '../../catalogue/sku/sku-choice.ts'
import type { ScreenPath } from '../../routes/table.ts'
import { query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link, useGo } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import type { Prerequisite } from '../confirm/confirm-footer.tsx'
import { ConfirmOrder } from '../confirm/confirm-order.tsx'
import { type ServiceChoice, readPurchase } from '../../addresses/order-address.ts'

export interface PurchaseProps {
  path: ScreenPath
  title: string
  /** The label of the quantity on this screen. */
  quantityLabel: string
  /** Where the address names no SKU. */
  skuId?: number | null | undefined
  /** Words above the order, such as of its terms. */
  note?: string
  empty?: string
  /** What must be done before the order is sent. */
  prerequisite?: Prerequisite
  /** Shown above the order, after the note. */
  children?: (goods: GoodsDetail) => ReactNode
}

/** Orders goods that have an order screen of their own (ORD-05): variant and quantity are chosen here, then all as in a confirmation. */
export function Purchase({ path, title, quantityLabel, skuId, note, empty, prerequisite, children }: PurchaseProps) {
  const t = useTranslations('order')
  const search = useScreenSearch(readPurchase)
  const sku_id = search.sku_id ?? skuId ?? 0
  // Previous data keep the form and its draft mounted while another variant loads.
  const goods = useQuery({ ...query('catalogue/detail', { sku_id }), enabled: sku_id > 0, placeholderData: keepPreviousData })
  const { quantity, address_id, service_mode, car_model } = search
  const serviceChoice = { service_mode, car_model }
  // Null: it was looked for, and there is none.
  const isNone = sku_id === 0 && skuId === null
  return (
    <>
      <PageHeader title={title} fallback="/v2/index/index/index" />
      {isNone && <Nothing title={empty ?? t('not_found')} />}
      {goods.isError &&
        (goods.error.kind === 'refused' ? <Nothing title={goods.error.message} /> : <ErrorState onRetry={() => void goods.refetch()} />)}
      {!goods.data && !goods.isError && !isNone && (
        <div className="space-y-3 p-3">
          <Skeleton className="h-32 w-full rounded-12" />
          <Skeleton className="h-56 w-full rounded-12" />
        </div>
      )}
      {goods.data && (
        <ConfirmOrder
          key={goods.data.goods_id}
          path={path}
          search={{ sku_id, quantity, ...(address_id !== undefined && { address_id }) }}
          serviceChoice={serviceChoice}
          prerequisite={prerequisite}
        >
          <Variant
            goods={goods.data}
            skuId={sku_id}
            quantity={quantity}
            path={path}
            quantityLabel={quantityLabel}
            serviceChoice={serviceChoice}
          />
          <div className="px-1">
            {note && <p className="text-12 text-quiet">{note}</p>}
            <Link
              to="/v1/shop/detail/detail"
              search={{ sku_id, ...serviceChoice }}
              className="inline-flex min-h-11 items-center text-14 text-brand-ink"
            >
              {t('see_product')}
            </Link>
          </div>
          {children?.(goods.data)}
        </ConfirmOrder>
      )}
    </>
  )
}

interface VariantProps extends Pick<PurchaseProps, 'path' | 'quantityLabel'> {
  goods: GoodsDetail
  skuId: number
  quantity: number
  serviceChoice: ServiceChoice
}

/** Variant and quantity, mirrored in the address, so that it can be shared and restored. */
function Variant({ goods, skuId, quantity, path, quantityLabel, serviceChoice }: VariantProps) {
  const go = useGo()
  const chosen = goods.skus.find((sku) => sku.sku_id === skuId)
  const choice = chosen?.value_ids ?? goods.attributes.map(() => null)
  const change = (sku_id: number, newQuantity: number) =>
    void go(path, { sku_id, quantity: newQuantity, ...serviceChoice }, { replace: true })
  const choose = (at: number, value_id: number) => {
    const sku = findSku(
      goods.skus,
      choice.map((one, index) => (index === at ? value_id : one)),
    )
    if (sku) change(sku.sku_id, quantity)
  }
  const maxQuantity = goods.max_per_member ?? 9999
  return (
    <Card className="space-y-4">
      {goods.attributes.map((attribute, at) => (
        <ChoiceGroup
          key={attribute.attribute_id}
          label={attribute.attribute_name}
          choices={attribute.values.map(({ value_id, value_name }) => ({
            value: value_id,
            label: value_name,
            disabled: valueState(goods.skus, choice, at, value_id) !== 'open',
          }))}
          selected={choice[at] ?? null}
          onSelect={(value_id) => choose(at, value_id)}
        />
      ))}
      {maxQuantity > 1 && (
        <div className="flex items-center justify-between">
          <span className="text-14 text-body">{quantityLabel}</span>
          <Stepper value={quantity} onChange={(newQuantity) => change(skuId, newQuantity)} max={maxQuantity} label={quantityLabel} />
        </div>
      )}
    </Card>
  )
}

function Nothing({ title }: { title: string }) {
  const t = useTranslations('order')
  return (
    <EmptyState
      drawing="order"
      title={title}
      action={
        <Link to="/v2/index/index/index" className={buttonClass({})}>
          {t('go_shopping')}
        </Link>
      }
    />
  )
}
