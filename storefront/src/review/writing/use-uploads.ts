import { uploadPaths, type Uploaded, type UploadPath } from '@longmall/contract/upload.ts'
import { useEffect, useRef, useState } from 'react'
import { storefront } from '../../shell/storefront.ts'

/** A picture that was chosen: on its way, stored, or refused with an error message. */
export interface Upload {
  id: number
  file: File
  /** Object URL of the file, shown until the form is submitted. */
  preview: string
  state: 'sending' | 'stored' | 'failed'
  pic_path: string | null
  error: string | null
}

/** Pictures chosen for a form, uploaded immediately; a failed upload can be retried or removed. */
export function useUploads(path: UploadPath, limit: number) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const next = useRef(1)
  const previews = useRef(new Set<string>())
  const isMounted = useRef(true)
  useEffect(() => {
    const made = previews.current
    isMounted.current = true
    return () => {
      isMounted.current = false
      for (const preview of made) URL.revokeObjectURL(preview)
    }
  }, [])
  const previewOf = (file: File) => {
    const preview = URL.createObjectURL(file)
    previews.current.add(preview)
    return preview
  }
  const change = (id: number, changed: Partial<Upload>) => {
    if (isMounted.current) setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one)))
  }
  const send = async ({ id, file }: Pick<Upload, 'id' | 'file'>) => {
    change(id, { state: 'sending', error: null })
    try {
      const { pic_path } = (await storefront().request(`upload/${path}`, { payload: {}, files: { file } })) as Uploaded
      change(id, { state: 'stored', pic_path })
    } catch (error) {
      change(id, { state: 'failed', error: error instanceof Error ? error.message : '' })
    }
  }
  const add = (files: readonly File[]) => {
    const remaining = Math.max(0, limit - uploads.length)
    const chosen = files
      .filter((file) => file.type.startsWith('image/') && file.size <= uploadPaths[path].maxBytes)
      .slice(0, remaining)
      .map((file): Upload => ({ id: next.current++, file, preview: previewOf(file), state: 'sending', pic_path: null, error: null }))
    setUploads((all) => [...all, ...chosen])
    for (const one of chosen) void send(one)
  }
  return {
    uploads,
    add,
    again: (one: Upload) => void send(one),
    remove: (id: number) => setUploads((all) => all.filter((one) => one.id !== id)),
    isSending: uploads.some(({ state }) => state === 'sending'),
    picPaths: uploads.flatMap(({ pic_path }) => (pic_path ? [pic_path] : [])),
  }
}
export type Uploads = ReturnType<typeof useUploads>
