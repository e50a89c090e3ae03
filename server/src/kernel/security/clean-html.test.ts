import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanHtml, picturesInHtml } from './clean-html.ts'

const options = { pictures: true }

describe('what operators write', () => {
  test.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="alert(1)" style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a rel="nofollow noopener">a</a>'],
    ['<a href="java\nscript:alert(1)">a</a>', '<a rel="nofollow noopener">a</a>'],
    ['<a href="&#106;avascript:alert(1)">a</a>', '<a rel="nofollow noopener">a</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a rel="nofollow noopener">a</a>'],
    ['<a href="//evil.example/x">a</a>', '<a rel="nofollow noopener">a</a>'],
    ['<a href="https://shop.example/x" target="_blank">a</a>', '<a href="https://shop.example/x" rel="nofollow noopener">a</a>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="https://evil.example/pixel.png">', ''],
    ['<img src="data:image/svg+xml;base64,AAAA">', ''],
    ['<img src="/media/../console">', ''],
    ['<svg onload=alert(1)><circle/></svg>', ''],
    ['<math><mtext><script>alert(1)</script></mtext></math>', ''],
    ['<iframe src="https://evil.example"></iframe><object data="x"></object><embed src="x">', ''],
    ['<form action="/api/order/create"><input name="a"><button>b</button></form>', 'b'],
    ['<style>body{display:none}</style><link rel="stylesheet" href="x"><meta http-equiv="refresh">', ''],
    ['<!--[if IE]><script>alert(1)</script><![endif]-->a', 'a'],
    ['<h1>a</h1>', '<h2>a</h2>'],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['<p>a', '<p>a</p>'],
    ['<td>a</td><li>b', '<td>a</td><li>b</li>'],
  ])('CON-02 XSS %s becomes %s', (html, clean) => {
    expect(cleanHtml(html, options)).toBe(clean)
  })

  test('CON-02 a picture of the shop’s stays, with its widths, and is loaded late', () => {
    const html =
      '<img src="/media/o/ab/abc-1080.webp" srcset="/media/o/ab/abc-400.webp 400w, /media/o/ab/abc-1080.webp 1080w" alt="A &quot;b&quot;" onload="x">'
    expect(cleanHtml(html, options)).toBe(
      '<img src="/media/o/ab/abc-1080.webp" srcset="/media/o/ab/abc-400.webp 400w, /media/o/ab/abc-1080.webp 1080w" sizes="(min-width: 768px) 720px, 100vw" alt="A &quot;b&quot;" loading="lazy" />',
    )
    expect(picturesInHtml(cleanHtml(html + html, options))).toEqual(['/media/o/ab/abc'])
  })

  test('CON-02 a file brings no picture', () => {
    expect(cleanHtml('<p>a<img src="/media/o/ab/abc-1080.webp"></p>')).toBe('<p>a</p>')
  })

  test('CON-02 a set of widths that leads elsewhere is left out', () => {
    expect(cleanHtml('<img src="/media/a.webp" srcset="/media/a.webp 400w, https://evil.example/a.webp 800w">', options)).toBe(
      '<img src="/media/a.webp" alt="" loading="lazy" />',
    )
  })

  const fragment = fc.oneof(
    fc.constantFrom('<', '>', '"', "'", '/', '=', ' ', '&', '\u0000', '\n', '<!--', '-->', '<![CDATA[', ']]>'),
    fc.constantFrom(
      '<script>',
      '</script>',
      '<img ',
      '<svg ',
      '<a href=',
      'onerror=alert(1)',
      'javascript:',
      '<p>',
      '</p>',
      '<style>',
      '<td ',
      'src=/media/x',
    ),
    fc.string({ maxLength: 8 }),
  )
  test('CON-02 of anything only what is allowed comes out, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 30 }), (fragments) => {
        const clean = cleanHtml(fragments.join(''), options)
        for (const [, name, rest] of clean.matchAll(/<\/?([a-z0-9]+)([^>]*)>/g)) {
          expect(name).toMatch(
            /^(p|br|hr|h[2-5]|ul|ol|li|dl|dt|dd|blockquote|div|strong|b|em|i|u|s|sub|sup|small|span|a|table|caption|thead|tbody|tfoot|tr|th|td|img)$/,
          )
          for (const [, attribute] of rest!.matchAll(/\s([\w-]+)="[^"]*"/g))
            expect(attribute).toMatch(/^(href|rel|colspan|rowspan|src|srcset|sizes|alt|width|height|loading)$/)
        }
        expect(clean).not.toMatch(/<[^a-z/]/i)
        expect(cleanHtml(clean, options)).toBe(clean)
      }),
    )
  })
})
