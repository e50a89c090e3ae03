import { passwordMinimum } from '@longmall/contract/constants.ts'

export type Strength = 0 | 1 | 2 | 3 | 4

export interface PasswordEvaluation {
  /** 0: empty; 1 weak; 2 fair; 3 good; 4 strong. A violated rule limits it to 1. */
  strength: Strength
  longEnough: boolean
  /** At least two of letters, digits, symbols. */
  mixed: boolean
}

const kinds = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]
const sequences = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', '01234567890']

/** Characters that a guesser would not have written down before: a repeated or following one (aaa, 123, qwe) counts little. */
function countUnpredictable(text: string): number {
  const letters = Array.from(text.toLowerCase())
  const isFollowing = (letter: string, before: string) =>
    letter === before || sequences.some((sequence) => sequence.includes(before + letter) || sequence.includes(letter + before))
  return letters.reduce((sum, letter, at) => sum + (at > 0 && isFollowing(letter, letters[at - 1]!) ? 0.25 : 1), 0)
}

/** Strength of a password while it is typed; `known` contains values an attacker knows, such as the account name. */
export function evaluatePassword(text: string, known: readonly string[] = [], minimum = passwordMinimum): PasswordEvaluation {
  const longEnough = text.length >= minimum
  const mixed = kinds.filter((kind) => kind.test(text)).length >= 2
  const knownWords = known.filter((word) => word.length >= 4 && text.toLowerCase().includes(word.toLowerCase()))
  const score =
    countUnpredictable(text) + (kinds.every((kind) => kind.test(text)) ? 2 : 0) - knownWords.reduce((sum, { length }) => sum + length, 0)
  if (!text) return { strength: 0, longEnough, mixed }
  if (!longEnough || !mixed || score < 6) return { strength: 1, longEnough, mixed }
  return { strength: score < 9 ? 2 : score < 12.5 ? 3 : 4, longEnough, mixed }
}
