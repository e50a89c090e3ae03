/** The type of a language's phrases: every key of the English ones, each a string of its own. */
export type Phrases<Source> = { readonly [Key in keyof Source]: string }

/** Names in braces of a phrase: `'{left} left'` needs `left`. */
export type ParametersOf<Template> = Template extends `${string}{${infer Name}}${infer Rest}` ? Name | ParametersOf<Rest> : never

type Values<Names extends string> = { readonly [Name in Names]: string | number }

/** Keys as they are asked for: of `item_one` and `item_other` the stem `item`, which wants a `count`. */
type PluralStem<Key> = Key extends `${infer Stem}_other` ? Stem : never
type PlainKey<Source> = Exclude<keyof Source & string, `${PluralStem<keyof Source>}_${Intl.LDMLPluralRule}`>
export type PhraseKey<Source> = PlainKey<Source> | PluralStem<keyof Source>

type TemplateOf<Source, Key extends string> = Key extends keyof Source
  ? Source[Key]
  : `${Key}_other` extends keyof Source
    ? Source[`${Key}_other`] | '{count}'
    : never

/** The values a phrase needs: none for a plain sentence, else every name in its braces. */
export type PhraseValues<Source, Key extends string> = [ParametersOf<TemplateOf<Source, Key>>] extends [never]
  ? []
  : [values: Values<ParametersOf<TemplateOf<Source, Key>>>]

/** Says a phrase: `say('left', { count: 3 })`. */
export type Say<Source> = <Key extends PhraseKey<Source>>(key: Key, ...values: PhraseValues<Source, Key>) => string

/** Puts values into the braces of a phrase; a name without a value stays as it is, so that it is seen. */
export function fillPhrase(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
}

const rules = new Map<string, Intl.PluralRules>()

function pluralOf(language: string, count: number): string {
  let rule = rules.get(language)
  if (!rule) rules.set(language, (rule = new Intl.PluralRules(language)))
  return rule.select(count)
}

/**
 * The speaker of one domain's phrases in one language. A key with a plural is asked by its stem with `count`;
 * languages without a singular need only `_other`, yet carry all keys so that none can be forgotten.
 */
export function createSay<Source>(phrases: Phrases<Source>, language: string): Say<Source> {
  const table = phrases as Record<string, string>
  return (key, ...[values]) => {
    const given: Record<string, string | number> = values ?? {}
    const template = table[key] ?? table[`${key}_${pluralOf(language, Number(given.count))}`] ?? table[`${key}_other`]
    return template === undefined ? key : fillPhrase(template, given)
  }
}
