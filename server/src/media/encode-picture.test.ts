import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { encodePicture } from './encode-picture.ts'
import { kindOfPicture } from './picture-kind.ts'
import { colourAt, drawn, jpeg, noisy, png } from './test/pictures.ts'

const refused = (content: Uint8Array) =>
  encodePicture(content, 512).then(
    () => null,
    (error: { code: string }) => error.code,
  )
const text = (content: string) => new TextEncoder().encode(content.padEnd(64))

describe('kinds', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('SHL-23 IDN-09 a %s becomes a WebP', async (format) => {
    const content = await drawn().toFormat(format).toBuffer()
    const picture = await encodePicture(content, 1600)
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 })
    expect(picture).toMatchObject({ width: 640, height: 480 })
    const [left, right] = [await colourAt(picture.bytes, 50, 200), await colourAt(picture.bytes, 590, 200)]
    expect(left[0]! > 200 && left[2]! < 60 && right[0]! < 60 && right[2]! > 200).toBe(true)
  })

  test('SHL-23 a transparent picture stays transparent', async () => {
    const content = await sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer()
    expect((await sharp((await encodePicture(content, 512)).bytes).metadata()).hasAlpha).toBe(true)
  })

  test('SHL-23 of a moving picture the first frame stays', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const content = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(content).metadata()).pages).toBe(2)
    const { bytes } = await encodePicture(content, 512)
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1)
    expect((await colourAt(bytes, 10, 10))[0]).toBeGreaterThan(200)
  })

  test('SHL-23 a picture for print comes out in the colours of screens', async () => {
    const content = await drawn().toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp((await encodePicture(content, 512)).bytes).metadata()).space).toBe('srgb')
  })
})

describe('size', () => {
  test.each([
    [4000, 3000, 512, 384],
    [300, 900, 171, 512],
    [512, 512, 512, 512],
    [100, 80, 100, 80],
    [5000, 1, 512, 1],
  ])('SHL-23 %i × %i comes out as %i × %i', async (width, height, kept_width, kept_height) => {
    expect(await encodePicture(await png(width, height), 512)).toMatchObject({ width: kept_width, height: kept_height })
  })

  test('SHL-23 a telephone’s picture is turned upright', async () => {
    const content = await drawn(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const picture = await encodePicture(content, 512)
    expect(picture).toMatchObject({ width: 200, height: 400 })
    expect((await colourAt(picture.bytes, 100, 30))[0]).toBeGreaterThan(200)
  })
})

describe('what is left behind', () => {
  test('SHL-23 nothing of the file but its pixels is kept: no place, no camera, no words', async () => {
    const content = await drawn()
      .jpeg()
      .withExif({ IFD0: { Make: 'SecretCam', Copyright: 'of nobody' }, IFD3: { GPSLatitude: '22/1 32/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>')
      .toBuffer()
    expect((await sharp(content).metadata()).exif).toBeDefined()
    const { bytes } = await encodePicture(content, 512)
    const metadata = await sharp(bytes).metadata()
    expect([metadata.exif, metadata.xmp, metadata.icc, metadata.iptc, metadata.orientation]).toEqual(Array(5).fill(undefined))
    expect(bytes.includes('SecretCam')).toBe(false)
  })

  test.each([
    ['JPEG and HTML', jpeg, '<html><script>alert(document.cookie)</script></html>'],
    ['PNG and ZIP', png, 'PK\x03\x04evil.class'],
    ['GIF and JAR', () => drawn().gif().toBuffer(), 'PK\x03\x04META-INF/MANIFEST.MF'],
    ['JPEG and PHP', jpeg, '<?php system($_GET["c"]); ?>'],
  ])('SHL-23 QUA-09 a file that is %s at once leaves its second half behind', async (_, make, tail) => {
    const content = Buffer.concat([await make(), Buffer.from(tail, 'latin1')])
    const { bytes } = await encodePicture(content, 512)
    expect(bytes.includes(Buffer.from(tail.slice(0, 8), 'latin1'))).toBe(false)
    expect((await sharp(bytes).metadata()).format).toBe('webp')
  })

  test('SHL-23 QUA-09 words hidden in a part of a PNG stay behind', async () => {
    const whole = await png()
    const comment = Buffer.from('Comment\0<script>alert(1)</script>')
    const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('tEXt'), comment, Buffer.alloc(4)])
    chunk.writeUInt32BE(comment.length)
    chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + comment.length)), 8 + comment.length)
    const content = Buffer.concat([whole.subarray(0, 33), chunk, whole.subarray(33)])
    expect((await encodePicture(content, 512)).bytes.includes('script')).toBe(false)
  })
})

describe('what is no picture of ours', () => {
  test.each([
    ['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an SVG behind an XML head', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['an HTML page', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7 1 0 obj'],
    ['a TIFF', 'II*\0\x08\0\0\0'],
    ['a BMP', 'BM\x36\0\0\0\0\0\0\0'],
    ['a ZIP', 'PK\x03\x04'],
    ['a program', 'MZ\x90\0\x03'],
    ['a HEIC picture', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['a film', '\0\0\0\x18ftypmp42\0\0\0\0isommp42'],
    ['a MIFF picture', 'id=ImageMagick version=1.0'],
  ])('SHL-23 QUA-09 %s never reaches a decoder', async (_, head) => {
    const content = Buffer.from(head.padEnd(64), 'latin1')
    expect(kindOfPicture(content)).toBeNull()
    expect(await refused(content)).toBe('media.not_a_picture')
  })

  test.each([0, 1, 11, 15])('SHL-23 %i bytes are no picture', async (size) => {
    expect(await refused((await jpeg()).subarray(0, size))).toBe('media.not_a_picture')
  })

  test.each([
    ['a GIF that is a script', 'GIF89a=/*'.padEnd(40) + '*/1;alert(1)'],
    ['the head of a PNG alone', '\x89PNG\r\n\x1a\n' + 'x'.repeat(60)],
    ['the head of a JPEG alone', '\xff\xd8\xff\xe0' + 'x'.repeat(60)],
    ['the head of a WebP alone', 'RIFF\x40\0\0\0WEBPVP8 ' + 'x'.repeat(60)],
    ['the head of an AVIF alone', '\0\0\0\x1cftypavif\0\0\0\0mif1avifmiaf' + 'x'.repeat(60)],
  ])('SHL-23 QUA-09 %s is refused as damaged', async (_, head) => {
    expect(await refused(Buffer.from(head, 'latin1'))).toBe('media.broken')
  })

  test.each([0.02, 0.3, 0.6, 0.97])('SHL-23 a JPEG cut off at %f of its length is refused as damaged', async (part) => {
    const content = await noisy(200).jpeg().toBuffer()
    expect(await refused(content.subarray(0, Math.floor(content.length * part)))).toBe('media.broken')
  })

  test.each([0.02, 0.3, 0.6, 0.97])('SHL-23 a PNG cut off at %f of its length is refused as damaged', async (part) => {
    const content = await noisy(100).png().toBuffer()
    expect(await refused(content.subarray(0, Math.floor(content.length * part)))).toBe('media.broken')
  })

  test('SHL-23 a name in the first box that is not AVIF’s does not help another format', () => {
    expect(kindOfPicture(text('\0\0\0\x14ftypmif1\0\0\0\0heic'))).toBeNull()
  })
})

describe('pixel bombs', () => {
  test('SHL-23 QUA-09 a small file of 81 megapixels is refused before it is decoded', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ palette: true })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1024 * 1024)
    const error: unknown = await encodePicture(bomb, 512).catch((one: unknown) => one)
    expect(error).toMatchObject({ code: 'media.too_many_pixels', details: { megapixels: 50 } })
  })

  test('SHL-23 QUA-09 a PNG whose head claims 65535 × 65535 is refused', async () => {
    const content = Buffer.from(await png())
    content.writeUInt32BE(65535, 16)
    content.writeUInt32BE(65535, 20)
    content.writeUInt32BE(crc32(content.subarray(12, 29)), 29)
    expect(await refused(content)).toBe('media.too_many_pixels')
  })

  test('SHL-23 a telephone’s 48 megapixels are taken', async () => {
    const content = await sharp({ create: { width: 8064, height: 6048, channels: 3, background: '#abc' } })
      .jpeg()
      .toBuffer()
    expect(await encodePicture(content, 512)).toMatchObject({ width: 512, height: 384 })
  })
})
