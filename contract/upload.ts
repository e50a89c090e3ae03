import type { Picture } from './catalogue.ts'

const megabyte = 1024 * 1024

/** Where a picture may be uploaded (`POST /api/upload/{path}`, SHL-23), how large it may be in bytes, and to what its longer side is brought in px. */
export const uploadPaths = {
  avatar: { maxBytes: 10 * megabyte - 1, maxSide: 512 },
  evaluate: { maxBytes: 10 * megabyte, maxSide: 1600 },
  refund: { maxBytes: 10 * megabyte, maxSide: 1600 },
  chat: { maxBytes: 10 * megabyte, maxSide: 1600 },
} as const
export type UploadPath = keyof typeof uploadPaths

/** Where operators upload (CON-02): pictures are stored in these widths in px, as AVIF and WebP; videos as they are, up to the setting `media.video_megabytes`. */
export const staffUploadPaths = {
  goods: { maxBytes: 20 * megabyte, widths: [400, 1080] },
  content: { maxBytes: 20 * megabyte, widths: [640, 1280] },
  video: { maxBytes: 200 * megabyte, widths: [] },
} as const
export type StaffUploadPath = keyof typeof staffUploadPaths

/** Where the picture can be seen; part of the answer `{code, message, data: {pic_path}}`. */
export interface Uploaded {
  pic_path: string
}
/** An operator's picture as pages, goods and articles take it; a film has none. */
export interface StaffUploaded extends Uploaded {
  picture: Omit<Picture, 'alt'> | null
}
