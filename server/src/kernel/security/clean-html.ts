import sanitizeHtml from 'sanitize-html'

const blocks = ['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'div']
const inline = ['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'span', 'a']
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']

const textOptions: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, ...inline, ...tables],
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  // The page has its own first heading.
  transformTags: { h1: 'h2', a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }) },
}

// Our own pictures only: one from elsewhere would tell its host who reads the page, and the page's policy shows none.
const ownPicture = /^\/media\/[\w/-]+(?:\.[a-z0-9]+)?$/
const ownSet = /^\/media\/[\w/-]+\.[a-z0-9]+ \d{1,4}w(?:, \/media\/[\w/-]+\.[a-z0-9]+ \d{1,4}w)*$/
const pictureOptions: sanitizeHtml.IOptions = {
  ...textOptions,
  allowedTags: [...blocks, ...inline, ...tables, 'img'],
  allowedAttributes: { ...textOptions.allowedAttributes, img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'] },
  transformTags: { ...textOptions.transformTags, img: (_, attribs) => ({ tagName: 'img', attribs: pictureOf(attribs) }) },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

function pictureOf({ src = '', srcset = '', alt = '', width = '', height = '' }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  if (!ownPicture.test(src)) return {}
  const side = (name: string, value: string) => (/^\d{1,4}$/.test(value) ? { [name]: value } : {})
  const sizes: sanitizeHtml.Attributes = ownSet.test(srcset) ? { srcset, sizes: '(min-width: 768px) 720px, 100vw' } : {}
  return { src, ...sizes, alt: alt.slice(0, 200), ...side('width', width), ...side('height', height), loading: 'lazy' }
}

/**
 * HTML as it may stand in a page: text, lists, tables and links; no script, style, form or frame, and no attribute that runs
 * or dresses. `pictures`: what operators wrote, with pictures of the shop's own (below `/media/`); without, as from a file, none.
 */
export const cleanHtml = (html: string, { pictures = false } = {}): string =>
  sanitizeHtml(html, pictures ? pictureOptions : textOptions)
    .normalize('NFC')
    .trim()

/** The addresses of the shop's own pictures in clean HTML, each once, without width and ending where they have these: as `media` keeps them. */
export const picturesInHtml = (html: string): string[] => [
  ...new Set([...html.matchAll(/\ssrc="(\/media\/[^"]+)"/g)].map(([, src]) => src!.replace(/-\d{1,4}\.(?:webp|avif)$/, ''))),
]
