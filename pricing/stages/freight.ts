import { sumCents } from '../cents.ts'
import type { PricedFreight, Warehouse } from '../types.ts'
import type { Stage, StageEntry, StateLine } from './basket-state.ts'
import { priceShipment, type PricedShipment, type Shipment } from './price-shipment.ts'

const warehouses: readonly Warehouse[] = ['domestic', 'overseas']

/** Freight, added after the coupon: a group per warehouse (each becomes an order of its own), in it a charge per template. */
export const freight: Stage = (state, facts) => {
  const groups: PricedFreight[] = []
  const trace: StageEntry[] = []
  for (const warehouse of warehouses) {
    const shipments = shipmentsOf(warehouse, state.lines).map((shipment) => priceShipment(shipment, state, facts))
    if (shipments.length === 0) continue
    groups.push(groupOf(warehouse, shipments))
    for (const { entry } of shipments) trace.push(entry)
  }
  return { freight: groups, trace }
}

/** By ascending template id; lines without a template come first. */
function shipmentsOf(warehouse: Warehouse, lines: readonly StateLine[]): Shipment[] {
  const byTemplate = new Map<number | null, StateLine[]>()
  for (const line of lines) {
    if (line.line.warehouse !== warehouse) continue
    const template_id = line.line.freight_template_id
    const together = byTemplate.get(template_id)
    if (together) together.push(line)
    else byTemplate.set(template_id, [line])
  }
  const shipments = [...byTemplate].map(([template_id, together]) => ({
    warehouse,
    template_id,
    lines: together,
  }))
  return shipments.sort((a, b) => (a.template_id ?? 0) - (b.template_id ?? 0))
}

function groupOf(warehouse: Warehouse, shipments: readonly PricedShipment[]): PricedFreight {
  const amount = sumCents(shipments, (shipment) => shipment.amount)
  const deliverable = shipments.every((shipment) => shipment.deliverable)
  const reasons = shipments.flatMap(({ free_reason }) => free_reason ?? [])
  if (reasons.length < shipments.length) return { warehouse, amount, deliverable }
  return { warehouse, amount, free_reason: findStrongest(reasons), deliverable }
}

/** Of the reasons why the parts of a group are free, the one worth telling: a promotion's source before the codes. */
function findStrongest(reasons: readonly string[]): string {
  const codes: readonly string[] = ['free_from_amount', 'free_template', 'no_template']
  return reasons.find((reason) => !codes.includes(reason)) ?? codes.find((code) => reasons.includes(code))!
}
