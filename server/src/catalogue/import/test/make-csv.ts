export type CellInput = Record<string, string | undefined>

const columns = [
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published',
  'Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value',
  'Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Cost per item',
  'Image Src,Image Position,Variant Image,Status',
].flatMap((names) => names.split(','))

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A product file with these rows; a row costs 10.00 unless it says otherwise. */
export function makeCsv(rows: CellInput[]): Buffer {
  const lines = rows.map((row) => columns.map((name) => quoted(({ 'Variant Price': '10.00', ...row } as CellInput)[name] ?? '')).join(','))
  return Buffer.from([columns.join(','), ...lines, ''].join('\r\n'))
}
