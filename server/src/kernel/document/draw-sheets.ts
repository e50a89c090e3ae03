import PDFDocument from 'pdfkit'
import type { Cell, Sheet } from './sheet.ts'
import { createWriter, type Page, type TextStyle, type Writer } from './write-text.ts'

const margin = 48
const width = 595.28 - 2 * margin
const bottom = 841.89 - margin
const mutedColour = '#666666'
const ruleColour = '#d5d5d5'

interface Pen {
  page: PDFKit.PDFDocument
  writer: Writer
  y: number
}

/** Draws documents of one language on A4 pages, each beginning on a page of its own; answers the bytes of the file. */
export async function drawSheets(sheets: readonly Sheet[]): Promise<Buffer> {
  const { title, shop, language } = sheets[0]!
  const page = new PDFDocument({ size: 'A4', margin, info: { Title: title, Author: shop }, lang: language })
  const parts: Buffer[] = []
  const done = new Promise<void>((end) => page.on('end', end))
  page.on('data', (part: Buffer) => parts.push(part))
  const pen: Pen = { page, writer: createWriter(page as unknown as Page, language), y: margin }
  for (const [index, sheet] of sheets.entries()) {
    if (index > 0) page.addPage()
    pen.y = margin
    drawSheet(pen, sheet)
  }
  page.end()
  await done
  return Buffer.concat(parts)
}

function drawSheet(pen: Pen, sheet: Sheet): void {
  drawHead(pen, sheet)
  drawParties(pen, sheet)
  drawTable(pen, sheet)
  drawTotals(pen, sheet.totals)
  for (const note of sheet.notes) pen.y += pen.writer.write(note, margin, pen.y, width, { size: 9, colour: mutedColour }) + 4
}

function drawHead(pen: Pen, { shop, title, facts }: Sheet): void {
  const { writer } = pen
  const leftHeight = writer.write(shop, margin, pen.y, width / 2, { size: 18, weight: 700 })
  const rightHeight = writer.write(title, margin + width / 2, pen.y, width / 2, { size: 18, align: 'right', colour: mutedColour })
  pen.y += Math.max(leftHeight, rightHeight) + 10
  rule(pen)
  pen.y += 10
  pen.y += drawColumns(
    pen,
    facts.map(({ label, value }) => ({ title: label, lines: [value] })),
  )
}

function drawParties(pen: Pen, { parties }: Sheet): void {
  pen.y += 14
  pen.y += drawColumns(pen, parties) + 14
}

/** Small columns beside each other; answers the height of the highest. */
function drawColumns({ writer, y }: Pen, columns: { title: string; lines: string[] }[]): number {
  const columnWidth = width / Math.max(1, columns.length)
  const heights = columns.map(({ title, lines }, index) => {
    const x = margin + index * columnWidth
    let height = writer.write(title, x, y, columnWidth - 12, { size: 8, colour: mutedColour }) + 2
    for (const one of lines) height += writer.write(one, x, y + height, columnWidth - 12, { size: 10 })
    return height
  })
  return Math.max(0, ...heights)
}

function drawTable(pen: Pen, { columns, rows }: Sheet): void {
  const head = () =>
    drawRow(
      pen,
      columns,
      columns.map(({ title }) => ({ text: title })),
      { size: 8, colour: mutedColour },
    )
  head()
  for (const row of rows) {
    if (pen.y + heightOf(pen, columns, row) > bottom) {
      pen.page.addPage()
      pen.y = margin
      head()
    }
    drawRow(pen, columns, row, { size: 10 })
  }
}

const columnPositions = (columns: Sheet['columns']) => {
  let x = margin
  return columns.map((column) => {
    const position = { x, width: column.width * width, align: column.align }
    x += position.width
    return position
  })
}

const heightOf = ({ writer }: Pen, columns: Sheet['columns'], row: readonly Cell[]) =>
  12 +
  Math.max(
    ...columnPositions(columns).map(({ width: cellWidth }, place) => {
      const { text = '', small = '' } = row[place] ?? {}
      return writer.heightOf(text, cellWidth - 8, { size: 10 }) + writer.heightOf(small, cellWidth - 8, { size: 8 })
    }),
  )

function drawRow(pen: Pen, columns: Sheet['columns'], row: readonly Cell[], style: TextStyle): void {
  const heights = columnPositions(columns).map(({ x, width: cellWidth, align }, place) => {
    const { text = '', small } = row[place] ?? {}
    const inset = align === 'right' ? 8 : 0
    const height = pen.writer.write(text, x + inset, pen.y, cellWidth - 8, { ...style, align })
    return height + (small ? pen.writer.write(small, x + inset, pen.y + height, cellWidth - 8, { size: 8, colour: mutedColour, align }) : 0)
  })
  pen.y += Math.max(...heights) + 5
  rule(pen)
  pen.y += 7
}

function drawTotals(pen: Pen, totals: Sheet['totals']): void {
  if (pen.y + totals.length * 18 > bottom) {
    pen.page.addPage()
    pen.y = margin
  }
  for (const { label, value, isSum } of totals) {
    const style: TextStyle = { size: isSum ? 12 : 10, weight: isSum ? 700 : 400 }
    pen.writer.write(label, margin + width * 0.45, pen.y, width * 0.3, { ...style, align: 'right', colour: mutedColour })
    pen.y += pen.writer.write(value, margin + width * 0.75, pen.y, width * 0.25, { ...style, align: 'right' }) + 3
  }
  pen.y += 16
}

function rule({ page, y }: Pen): void {
  page
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.5)
    .strokeColor(ruleColour)
    .stroke()
}
