import type { Page } from 'playwright-core'
import { renderSVG } from 'uqr'

declare global {
  interface Window {
    openedCamera?: MediaStreamTrack
  }
}

/** A picture of a QR code, as a member photographs the screen of the box. */
export async function photograph(page: Page, text: string): Promise<Buffer> {
  const paper = await page.context().newPage()
  await paper.setContent(`<div style="width:400px">${renderSVG(text, { border: 4 })}</div>`)
  const picture = await paper.locator('div').screenshot()
  await paper.close()
  return picture
}

/** Gives the open page a camera, which sees this picture. */
export const pointCamera = (page: Page, picture: Buffer): Promise<void> =>
  page.evaluate(async (source) => {
    const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes]))
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
    const draw = () => canvas.getContext('2d')!.drawImage(image, 0, 0)
    // A canvas that does not change gives no frames.
    setInterval(draw, 100)
    navigator.mediaDevices.getUserMedia = () => {
      const stream = canvas.captureStream()
      window.openedCamera = stream.getVideoTracks()[0]
      draw()
      return Promise.resolve(stream)
    }
  }, picture.toString('base64'))

export const isCameraOn = (page: Page): Promise<boolean> => page.evaluate(() => window.openedCamera?.readyState === 'live')
