import type { fulfilment } from '@longmall/contract/fulfilment.ts'
import type { Handlers } from '../kernel/context.ts'
import { listToShip } from './packing/list-to-ship.ts'
import { addTrack } from './add-track.ts'
import { changeParcel } from './change-parcel.ts'
import { makeDeliveryNote, makeDeliveryNotes, makeInvoice, makeOwnInvoice } from './document/documents.ts'
import { viewPickup } from './pickup/view-pickup.ts'
import { shipParcel } from './ship-parcel.ts'
import { listCarriers, trackOrder, viewParcels } from './views.ts'
import { addCodes, countCodes } from './virtual/add-codes.ts'
import { listCodeStock } from './virtual/list-code-stock.ts'
import { listWaiting, viewVirtual } from './virtual/view-virtual.ts'

export const fulfilmentHandlers: Handlers<typeof fulfilment> = {
  track: trackOrder,
  pickup: viewPickup,
  virtual: viewVirtual,
  invoice: makeOwnInvoice,
  carriers: listCarriers,
  to_ship: listToShip,
  parcels: viewParcels,
  ship: shipParcel,
  change: changeParcel,
  add_track: addTrack,
  view_invoice: makeInvoice,
  delivery_note: makeDeliveryNote,
  delivery_notes: makeDeliveryNotes,
  code_stock: listCodeStock,
  codes: countCodes,
  add_codes: addCodes,
  awaiting_codes: listWaiting,
}
