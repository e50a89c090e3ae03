import type { ServerTranslationKey } from '@longmall/translations/en-us/server/index.ts'
import type { MediaStore } from '../../media/storage/media-store.ts'
import { PictureError } from './fetch-picture.ts'
import { addressOf, placeholderPicture, storePicture, type StoredPicture } from './store-picture.ts'

/** Has or fetches the picture at an address; refuses with `PictureError`. */
export type FetchPicture = (url: string) => Promise<Buffer>

/** A picture that could not be had, and why. */
export interface MissingPicture {
  url: string
  message: string
  translation_key: ServerTranslationKey
  params: Record<string, unknown>
}

export interface ResolvedPictures {
  pictures: Map<string, StoredPicture>
  missing: MissingPicture[]
}

/** Where pictures come from and go to: fetched, stored where uploads are, with one placeholder for those that cannot be had. */
export interface PictureSource {
  store: MediaStore
  fetchPicture: FetchPicture
  placeholder: () => Promise<StoredPicture>
  /** Those that are being fetched and stored: several goods may show the same. */
  pending: Map<string, Promise<StoredPicture>>
}

export function createPictureSource(store: MediaStore, fetchPicture: FetchPicture): PictureSource {
  let placeholderPromise: Promise<StoredPicture> | undefined
  return { store, fetchPicture, placeholder: () => (placeholderPromise ??= placeholderPicture(store)), pending: new Map() }
}

/** The address without width and ending of a picture that an export of ours named. */
const sourceOf = (url: string) => /^(?:https?:\/\/[^/]+)?(\/media\/[\w/.-]+)-\d+\.webp$/.exec(url)?.[1]

/** The stored pictures of `urls`: those `known` as they are, the others from the source. */
export async function resolvePictures(source: PictureSource, urls: string[], stored: StoredPicture[]): Promise<ResolvedPictures> {
  const pictures = new Map<string, StoredPicture>()
  const missing: MissingPicture[] = []
  const resolve = async (url: string) => {
    const src = addressOf(url)
    const own = stored.find((one) => one.src === src || one.src === sourceOf(url))
    try {
      pictures.set(url, own ?? (await fetchAndStore(source, src, url)))
    } catch (error) {
      if (!(error instanceof PictureError)) throw error
      missing.push({ url, message: error.message, translation_key: error.translation_key, params: error.params })
    }
  }
  await Promise.all(urls.map(resolve))
  for (const { url } of missing) pictures.set(url, await source.placeholder())
  return { pictures, missing }
}

function fetchAndStore({ store, fetchPicture, pending }: PictureSource, src: string, url: string): Promise<StoredPicture> {
  const known = pending.get(src)
  if (known) return known
  const fetched = fetchPicture(url)
    .then((content) => storePicture(store, src, content))
    .finally(() => pending.delete(src))
  pending.set(src, fetched)
  return fetched
}
