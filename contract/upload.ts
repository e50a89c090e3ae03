/** Where a picture may be uploaded (`POST /api/upload/{path}`, SHL-23), how large it may be in bytes, and to what its longer side is brought in px. */
export const uploadPaths = {
  avatar: { maxBytes: 10 * 1024 * 1024 - 1, maxSide: 512 },
  evaluate: { maxBytes: 10 * 1024 * 1024, maxSide: 1600 },
  refund: { maxBytes: 10 * 1024 * 1024, maxSide: 1600 },
  chat: { maxBytes: 10 * 1024 * 1024, maxSide: 1600 },
} as const
export type UploadPath = keyof typeof uploadPaths

/** Where the picture can be seen; part of the answer `{code, message, data: {pic_path}}`. */
export interface Uploaded {
  pic_path: string
}
