export const returns = {
  'returns.not_found': 'After-sale request not found',
  'returns.line_not_found': 'This product of your order was not found',
  'returns.not_returnable': 'After-sale can no longer be asked for this product',
  'returns.too_many': 'At most {left} can be asked back',
  'returns.not_shipped': 'These products have not been sent yet: ask for the refund alone',
  'returns.already_open': 'A request for this product is already under way',
  'returns.picture_unknown': 'One of the pictures is no longer there, please upload it again',
  'returns.changed': 'This request has changed in the meantime. Please review it and try again',
  'returns.wrong_number': 'Please enter the tracking number as it stands on the parcel: 4 to 40 letters and digits',
  'farewell.returns': '{count} of your after-sale requests are not finished yet',
  'message.return_refused.subject': 'Your request {number} was refused',
  'message.return_refused.text':
    'The shop refused your after-sale request {number} for {goods} on {at}:\n\n{reply}\n\nYou can ask again with more words or pictures while after-sale lasts.',
  'message.return_parcel.subject': 'Please send the products of {number} back',
  'message.return_parcel.text':
    'Your after-sale request {number} for {goods} was approved on {at}. Please send the products and enter the tracking number by {until}; after that the request is closed automatically.',
  'message.return_refunded.subject': 'Your refund {number} is on its way',
  'message.return_refunded.text':
    '{amount} for {goods} went back to where it came from on {at} (request {number}). A bank or card may take some days to show it.',
  'message.return_closed.subject': 'Your request {number} was closed',
  'message.return_closed.text':
    'Your after-sale request {number} for {goods} was closed on {at}, because the products were not sent in time. You can ask again while after-sale lasts.',
} as const
