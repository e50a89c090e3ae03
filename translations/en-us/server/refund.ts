export const refund = {
  'refund.not_found': 'After-sale request not found',
  'refund.line_not_found': 'This product was not found in your order',
  'refund.not_refundable': 'A return or refund cannot be requested for this product',
  'refund.quantity_exceeded': 'You can request a refund for up to {left}',
  'refund.not_shipped': 'These items have not been shipped yet. Request a refund only',
  'refund.already_open': 'There is already an open request for this product',
  'refund.picture_unknown': 'One of the photos is no longer available. Upload it again',
  'refund.changed': 'This request has changed. Review it and try again',
  'refund.invalid_tracking_number': 'Enter the tracking number as on the parcel: 4 to 40 letters and digits',
  'account_closure.refunds': 'Open after-sale requests: {count}',
  'message.return_refused.subject': 'Your request {number} was declined',
  'message.return_refused.text':
    'The shop declined your after-sale request {number} for {goods} on {at}:\n\n{reply}\n\nYou can request again with more details or photos during the after-sales period.',
  'message.return_parcel.subject': 'Send back the items for request {number}',
  'message.return_parcel.text':
    'Your after-sale request {number} for {goods} was approved on {at}. Send the items back and enter the tracking number by {until}; after that, the request is closed automatically.',
  'message.return_refunded.subject': 'Your refund {number} is on its way',
  'message.return_refunded.text':
    '{amount} for {goods} was refunded to the original payment method on {at} (request {number}). A bank or card may take a few days.',
  'message.return_closed.subject': 'Your request {number} was closed',
  'message.return_closed.text':
    'Your after-sale request {number} for {goods} was closed on {at} because the items were not sent back in time. You can request again during the after-sales period.',
} as const
