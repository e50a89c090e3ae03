import * as application from '@longmall/contract/application.ts'
import * as article from '@longmall/contract/article.ts'
import * as asset_area from '@longmall/contract/asset-area.ts'
import * as award from '@longmall/contract/award.ts'
import * as awardShapes from '@longmall/contract/award-shapes.ts'
import * as bargain from '@longmall/contract/bargain.ts'
import * as box from '@longmall/contract/box.ts'
import * as bridge from '@longmall/contract/bridge.ts'
import * as campaign from '@longmall/contract/campaign.ts'
import * as cart from '@longmall/contract/cart.ts'
import * as catalogue from '@longmall/contract/catalogue.ts'
import * as clone from '@longmall/contract/clone.ts'
import * as code from '@longmall/contract/code.ts'
import * as coin_transfer from '@longmall/contract/coin-transfer.ts'
import * as conversion from '@longmall/contract/conversion.ts'
import * as content from '@longmall/contract/content.ts'
import * as coupon from '@longmall/contract/coupon.ts'
import * as deposit from '@longmall/contract/deposit.ts'
import * as distribution from '@longmall/contract/distribution.ts'
import * as distributionStaff from '@longmall/contract/distribution-staff.ts'
import * as points_shop from '@longmall/contract/points-shop.ts'
import * as game from '@longmall/contract/game.ts'
import * as gift from '@longmall/contract/gift.ts'
import * as fields from '@longmall/contract/fields.ts'
import * as invitation from '@longmall/contract/invitation.ts'
import * as identity from '@longmall/contract/identity.ts'
import { contract } from '@longmall/contract/index.ts'
import * as member from '@longmall/contract/member.ts'
import * as messaging from '@longmall/contract/messaging.ts'
import * as network from '@longmall/contract/network.ts'
import * as ops from '@longmall/contract/ops.ts'
import * as opsDue from '@longmall/contract/ops-due.ts'
import * as opsStaff from '@longmall/contract/ops-staff.ts'
import * as order from '@longmall/contract/order.ts'
import * as payment from '@longmall/contract/payment.ts'
import * as pledge from '@longmall/contract/pledge.ts'
import * as poster from '@longmall/contract/poster.ts'
import * as team_buy from '@longmall/contract/team-buy.ts'
import * as recharge from '@longmall/contract/recharge.ts'
import * as redemption from '@longmall/contract/redemption.ts'
import * as unit_price from '@longmall/contract/unit-price.ts'
import * as refund from '@longmall/contract/refund.ts'
import * as review from '@longmall/contract/review.ts'
import * as reward from '@longmall/contract/reward.ts'
import * as search from '@longmall/contract/search.ts'
import * as flash_sale from '@longmall/contract/flash-sale.ts'
import * as session from '@longmall/contract/session.ts'
import * as setting from '@longmall/contract/setting.ts'
import * as fulfilment from '@longmall/contract/fulfilment.ts'
import * as shop from '@longmall/contract/shop.ts'
import * as site from '@longmall/contract/site.ts'
import * as staff from '@longmall/contract/staff.ts'
import * as store from '@longmall/contract/store.ts'
import * as wallet from '@longmall/contract/wallet.ts'
import * as coin_withdrawal from '@longmall/contract/coin-withdrawal.ts'
import * as withdrawal from '@longmall/contract/withdrawal.ts'
import * as work from '@longmall/contract/work.ts'
import * as z from 'zod/mini'

/** The parts of JSON Schema (2020-12) that the contract uses. */
export interface JsonSchema {
  $ref?: string
  description?: string
  type?: string | string[]
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  propertyNames?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  required?: string[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
}

export interface DescribedSchemas {
  /** What the contract exports under a name. */
  components: Record<string, JsonSchema>
  /** By the path of an operation. */
  inputs: Record<string, JsonSchema>
  outputs: Record<string, JsonSchema>
}

const modules: Record<keyof typeof contract | 'fields', Record<string, unknown>> = {
  fields,
  application,
  article,
  asset_area,
  award: { ...award, ...awardShapes },
  bargain,
  box,
  bridge,
  campaign,
  cart,
  catalogue,
  clone,
  code,
  coin_transfer,
  conversion,
  content,
  coupon,
  deposit,
  distribution: { ...distribution, ...distributionStaff },
  points_shop,
  game,
  gift,
  identity,
  invitation,
  member,
  messaging,
  network,
  ops: { ...ops, ...opsDue, ...opsStaff },
  order,
  payment,
  pledge,
  poster,
  team_buy,
  recharge,
  redemption,
  unit_price,
  refund,
  review,
  reward,
  search,
  flash_sale,
  session,
  setting,
  fulfilment,
  shop,
  site,
  staff,
  store,
  wallet,
  coin_withdrawal,
  withdrawal,
  work,
}

const notes: Record<string, string> = {
  Id: 'The number of a thing.',
  Uuid: 'A random UUID.',
  Quantity: 'Pieces of goods.',
  Count: 'How many there are.',
  Flag: 'True or false.',
  Money: 'An amount in the store’s currency as a decimal string such as "12.50"; never a float.',
  SignedMoney: 'As Money, with a minus where something is taken away.',
  Timestamp: 'An instant: ISO 8601 in UTC with milliseconds.',
  Day: 'A day of the store’s time zone.',
  Address: 'An address inside the site, or on another host.',
  Cursor: 'An opaque place in a list; it goes back as the list itself gave it.',
  Token: '256 random bits.',
}

export const componentPrefix = '#/components/schemas/'

/** Every schema of the contract as JSON Schema; named ones are referred to, so that each is described once. */
export function describeSchemas(): DescribedSchemas {
  const registry = z.registry<{ id: string }>()
  const named = new Set<string>()
  for (const [module, exported] of Object.entries(modules)) {
    for (const [name, value] of Object.entries(exported)) {
      if (!isSchema(value) || registry.has(value)) continue
      const id = named.has(name) ? `${module[0]!.toUpperCase()}${module.slice(1)}${name}` : name
      named.add(id)
      registry.add(value, { id })
    }
  }
  const sides: { id: string; path: string; side: 'inputs' | 'outputs'; schema: z.ZodMiniType }[] = []
  for (const operation of Object.values(contract).flatMap((domain) => Object.values(domain))) {
    for (const [side, schema] of [['inputs', operation.input] as const, ['outputs', operation.output] as const]) {
      const id = registry.get(schema)?.id ?? `${operation.path}.${side}`
      if (!registry.has(schema)) registry.add(schema, { id })
      sides.push({ id, path: operation.path, side, schema })
    }
  }
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => componentPrefix + id, io: 'input' })
  const described: DescribedSchemas = { components: {}, inputs: {}, outputs: {} }
  for (const id of [...named].sort()) described.components[id] = clean(schemas[id]!, notes[id])
  for (const { id, path, side } of sides) described[side][path] = named.has(id) ? { $ref: componentPrefix + id } : clean(schemas[id]!)
  return described
}

const isSchema = (value: unknown): value is z.ZodMiniType => typeof value === 'object' && value !== null && '_zod' in value

function clean(schema: object, description?: string): JsonSchema {
  const { $schema: _schema, $id: _id, ...rest } = schema as Record<string, unknown>
  return (description ? { description, ...rest } : rest) as JsonSchema
}

/** The schema behind a reference. */
export const resolveSchema = (schema: JsonSchema, components: Record<string, JsonSchema>): JsonSchema =>
  schema.$ref ? components[schema.$ref.slice(componentPrefix.length)]! : schema
