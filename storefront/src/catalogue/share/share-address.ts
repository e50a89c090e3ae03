/** The shared address: without the source of this visit, and with the sharing member. */
export function shareAddress(address: string, customer_id: string | null): string {
  const url = new URL(address)
  for (const name of ['source_type', 'long_mall_qr_type', 'source_member', 'time', 'islifemode']) url.searchParams.delete(name)
  url.hash = ''
  if (customer_id) url.searchParams.set('source_member', customer_id)
  return url.href
}
