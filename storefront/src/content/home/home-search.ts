import type { RawSearch } from '../../shell/search.ts'

export interface HomeSearch {
  /** A ticket of the console: the page shows the draft. */
  preview?: string | undefined
}

/** Parameters of the home page; anything but a ticket is no preview. */
export const readHomeSearch = ({ preview }: RawSearch): HomeSearch =>
  preview !== undefined && /^[\w-]{43}$/.test(preview) ? { preview } : {}

/** Is this page a preview? A preview stores nothing on the device: no language, service worker or launch record. */
export const isPreview = (): boolean => new URLSearchParams(location.search).has('preview')
