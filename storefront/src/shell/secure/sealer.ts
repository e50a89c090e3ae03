import { unsealedFields, sealField, sealedFilesField, sealedPathOf } from '@longmall/contract/sealed.ts'
import { isFullAddress } from '../call/request.ts'
import type { Sealing } from '../call/sealing.ts'
import { digest, encrypt, textOf } from './encrypt.ts'
import { createKeyRing, type KeyRing, type RingTools } from './key-ring.ts'

export interface Sealer extends Pick<Sealing, 'seal' | 'forget'> {
  dropKey: KeyRing['drop']
  setClock: KeyRing['setClock']
}

/** Seals calls with the keys of this browser (SHL-11). */
export function createSealer(tools: RingTools): Sealer {
  const ring = createKeyRing(tools)
  return {
    dropKey: ring.drop,
    setClock: ring.setClock,
    forget: ring.forget,
    async seal(option, path, fields, files) {
      const key = await (option === 1 ? ring.publicKey() : ring.sessionKey(fields.get('token')))
      const digests: [string, string][] = files ? [[sealedFilesField, await digestsOf(files)]] : []
      const body = files ? new FormData() : new URLSearchParams()
      body.set(sealField, await encrypt(option, key, textOf([...fields, ...digests], sealedFor(path), ring.now())))
      if (option === 1) for (const name of unsealedFields) body.set(name, fields.get(name) ?? '')
      for (const [name, file] of Object.entries(files ?? {})) (body as FormData).set(name, file)
      return body
    },
  }
}

/** What a call is sealed for: its path below the base, wherever a proxy has put the server. */
const sealedFor = (path: string) => (isFullAddress(path) ? sealedPathOf(new URL(path).pathname) : path.replace(/^\/+/, ''))

/** SHA-256 of each file by the name of its part, which binds them to the fields. */
async function digestsOf(files: Record<string, Blob>): Promise<string> {
  const digests = Object.entries(files).map(async ([name, file]) => [name, await digest(await file.arrayBuffer())] as const)
  return JSON.stringify(Object.fromEntries(await Promise.all(digests)))
}
