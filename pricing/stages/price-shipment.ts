import { cents, sumCents } from '../cents.ts'
import type { Cents, PriceFacts, TraceReason, Warehouse } from '../types.ts'
import type { BasketState, StageEntry, StateLine } from './basket-state.ts'
import { chargeFreight, findFreightRow } from './freight-charge.ts'

/** The lines of one warehouse under one freight template. */
export interface Shipment {
  readonly warehouse: Warehouse
  readonly template_id: number | null
  readonly lines: readonly StateLine[]
}

/** What a shipment costs; `free_reason` where a rule made it cost nothing. */
export interface PricedShipment {
  readonly amount: Cents
  readonly free_reason: string | null
  readonly deliverable: boolean
  readonly entry: StageEntry
}

/**
 * Freight of one shipment by template and region. Lines that a rule before made free of freight are left out of the
 * count. `free_from_amount` counts all lines at unit prices before reductions, so that no reduction ever costs the shopper
 * more freight than it saves.
 */
export function priceShipment(shipment: Shipment, { free_freight }: BasketState, facts: PriceFacts): PricedShipment {
  const { lines, template_id } = shipment
  if (template_id === null) return freeShipment(shipment, 'no_template', cents(0))
  const template = facts.freight_templates.find((known) => known.id === template_id)
  if (!template) return unpricedShipment(shipment, 'template_missing')
  if (template.kind === 'free' && template.rows.length === 0) return freeShipment(shipment, 'free_template', cents(0))
  const row = findFreightRow(template.rows, facts.region)
  if (!row) return unpricedShipment(shipment, facts.region === null ? 'region_unknown' : 'not_deliverable')
  if (row.deliverable === false) return unpricedShipment(shipment, 'not_deliverable')
  const full = chargeFreight(template.kind, row, lines)
  if (full === 0) return freeShipment(shipment, 'free_template', full)
  const missing = row.free_from_amount === undefined ? 0 : row.free_from_amount - sumCents(lines, (line) => line.goods_total)
  if (row.free_from_amount !== undefined && missing <= 0) return freeShipment(shipment, 'free_from_amount', full)
  const paying = lines.filter(({ line }) => !free_freight.has(line.line_id))
  if (paying.length === 0) return freeShipment(shipment, 'free_freight', full, free_freight.get(lines[0]!.line.line_id))
  return chargeShipment(shipment, chargeFreight(template.kind, row, paying), full, missing)
}

function entryOf({ template_id, lines }: Shipment, reason: TraceReason, applied: boolean, saved: Cents): StageEntry {
  const rule = template_id === null ? 'freight' : `freight_template:${template_id}`
  return {
    stage: 'freight',
    rule,
    line_ids: lines.map(({ line }) => line.line_id),
    applied,
    saved,
    reason,
  }
}

function freeShipment(shipment: Shipment, reason: TraceReason, saved: Cents, source: string = reason): PricedShipment {
  return {
    amount: cents(0),
    free_reason: source,
    deliverable: true,
    entry: entryOf(shipment, reason, true, saved),
  }
}

/** Freight is unknown: only an unknown region still counts as deliverable, because the address is not entered yet. */
function unpricedShipment(shipment: Shipment, reason: 'template_missing' | 'region_unknown' | 'not_deliverable'): PricedShipment {
  const entry = entryOf(shipment, reason, false, cents(0))
  return { amount: cents(0), free_reason: null, deliverable: reason === 'region_unknown', entry }
}

function chargeShipment(shipment: Shipment, amount: Cents, full: Cents, lacking: number): PricedShipment {
  const entry = entryOf(shipment, lacking > 0 ? 'below_free_from_amount' : 'charged', false, cents(full - amount))
  if (lacking > 0) entry.missing = { amount: cents(lacking) }
  return { amount, free_reason: null, deliverable: true, entry }
}
