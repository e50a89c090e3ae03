import type { PosterContent } from '../content/poster-content.ts'
import { box, type Element, type TextBox } from './elements.ts'
import { coloursOf, ink } from './themes.ts'

export const posterWidth = 750
export const posterHeight = 1200

/** Where the code is drawn, in pixels of the poster. */
export interface CodePlace {
  left: number
  top: number
  size: number
}

export interface Layout {
  page: Element
  code: CodePlace
  /** The picture fills the top. */
  hasPicture: boolean
}

const margin = 44
export const pictureHeight = 714

/** Goods or a promotion: picture, price, name; the code at the lower right with who shares it. */
export function goodsLayout(content: PosterContent, text: TextBox, hasPicture: boolean): Layout {
  const { brand, from, to } = coloursOf[content.theme]
  const code: CodePlace = { left: posterWidth - margin - 228, top: 938, size: 228 }
  const head = hasPicture
    ? box(
        { width: posterWidth, height: pictureHeight, padding: 28 },
        box(
          { alignSelf: 'flex-start', maxWidth: 560, padding: '10px 24px', borderRadius: 40, backgroundColor: '#ffffffe6' },
          text(content.shop, { size: 26, weight: 700, colour: brand }),
        ),
      )
    : box(
        {
          width: posterWidth,
          height: pictureHeight,
          padding: 80,
          alignItems: 'center',
          justifyContent: 'center',
          backgroundImage: `linear-gradient(135deg, ${from}, ${to})`,
        },
        text(content.shop, { size: 76, weight: 700, colour: '#ffffff', lines: 2, style: { textAlign: 'center' } }),
      )
  const page = box(
    { width: posterWidth, height: posterHeight, flexDirection: 'column' },
    head,
    box(
      {
        flexDirection: 'column',
        width: posterWidth,
        height: posterHeight - pictureHeight,
        padding: `28px ${margin}px 40px`,
        backgroundColor: ink.card,
      },
      priceLine(content, text, brand),
      box(
        { marginTop: 12, width: posterWidth - 2 * margin },
        text(content.title, { size: 37, weight: 700, colour: ink.strong, lines: 2, lineHeight: 1.35 }),
      ),
      box(
        { flexGrow: 1, marginTop: 14, flexDirection: 'column', justifyContent: 'space-between', width: code.left - margin - 32 },
        content.note ? text(content.note, { size: 25, colour: ink.quiet, lines: 2, lineHeight: 1.4 }) : box({}),
        box(
          { flexDirection: 'column' },
          content.by === null ? null : text(content.by, { size: 27, weight: 700, colour: ink.body, lines: 2 }),
          text(content.caption, { size: 23, colour: ink.quiet, lines: 2, style: { marginTop: 6 } }),
        ),
      ),
    ),
  )
  return { page, code, hasPicture }
}

function priceLine({ price, price_before, label }: PosterContent, text: TextBox, brand: string): Element {
  return box(
    { alignItems: 'center', height: 66 },
    price === null ? null : text(price, { size: price.length > 14 ? 40 : 54, weight: 700, colour: ink.price, lineHeight: 1.2 }),
    price_before === null
      ? null
      : text(price_before, { size: 27, colour: ink.quiet, style: { marginLeft: 18, textDecoration: 'line-through' } }),
    label === null
      ? null
      : box(
          { marginLeft: 18, padding: '6px 18px', borderRadius: 10, backgroundColor: brand, flexShrink: 1 },
          text(label, { size: 25, weight: 700, colour: '#ffffff' }),
        ),
  )
}

/** The shop: its name, who invites, and a large code. */
export function shopLayout(content: PosterContent, text: TextBox): Layout {
  const { from, to, soft, brand } = coloursOf[content.theme]
  const code: CodePlace = { left: (posterWidth - 380) / 2, top: 600, size: 380 }
  const centred = { textAlign: 'center' as const, width: 560 }
  const page = box(
    {
      width: posterWidth,
      height: posterHeight,
      flexDirection: 'column',
      alignItems: 'center',
      backgroundImage: `linear-gradient(150deg, ${from}, ${to})`,
    },
    box(
      { flexDirection: 'column', alignItems: 'center', justifyContent: 'center', height: 460, padding: '56px 60px 0' },
      text(content.title, { size: 72, weight: 700, colour: '#ffffff', lines: 2, lineHeight: 1.25, style: { ...centred, width: 630 } }),
      text(content.note, { size: 31, colour: '#ffffffd9', lines: 2, lineHeight: 1.45, style: { ...centred, marginTop: 22 } }),
    ),
    box(
      {
        flexDirection: 'column',
        alignItems: 'center',
        width: 610,
        height: 650,
        padding: '0 40px',
        borderRadius: 36,
        backgroundColor: ink.card,
      },
      box(
        { height: 104, alignItems: 'center', justifyContent: 'center', marginTop: 20 },
        text(content.by ?? content.shop, { size: 34, weight: 700, colour: ink.strong, lines: 2, style: { ...centred, width: 530 } }),
      ),
      box({ width: 412, height: 412, borderRadius: 24, border: `4px solid ${soft}` }),
      text(content.caption, { size: 27, weight: 700, colour: brand, lines: 2, style: { ...centred, width: 530, marginTop: 22 } }),
    ),
  )
  return { page, code, hasPicture: false }
}
