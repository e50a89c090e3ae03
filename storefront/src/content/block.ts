import type { Block } from '@longmall/contract/content.ts'

export type BlockKind = Block['kind']
/** A block of one kind. */
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>
