import { uploadPaths } from '@longmall/contract/upload.ts'

interface Area {
  x: number
  y: number
  width: number
  height: number
}

async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

/** The part of a picture that was chosen, turned by `rotation` degrees, no larger than a stored avatar; `area` is in px of the turned picture. */
export async function cropPicture(address: string, area: Area, rotation: number): Promise<Blob> {
  const image = await loadImage(address)
  const angle = (rotation * Math.PI) / 180
  const isSideways = rotation % 180 !== 0
  const [width, height] = isSideways ? [image.naturalHeight, image.naturalWidth] : [image.naturalWidth, image.naturalHeight]
  const side = Math.max(1, Math.min(uploadPaths.avatar.maxSide, Math.round(area.width)))
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const pen = canvas.getContext('2d')!
  // Transparent parts would turn black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, side, side)
  pen.scale(side / area.width, side / area.height)
  pen.translate(width / 2 - area.x, height / 2 - area.y)
  pen.rotate(angle)
  pen.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be cut'))), 'image/jpeg', 0.92),
  )
}
