/** The type of a language's table: every key of the English one, each a string. */
export type TranslationTable<Source> = { readonly [Key in keyof Source]: string }

/** Names of the parameters of a text: `'{left} left'` needs `left`. */
export type ParametersOf<Template> = Template extends `${string}{${infer Name}}${infer Rest}` ? Name | ParametersOf<Rest> : never

type Values<Names extends string> = { readonly [Name in Names]: string | number }

/** Keys for callers: `item_one` and `item_other` are called by the stem `item`, which needs a `count`. */
type PluralStem<Key> = Key extends `${infer Stem}_other` ? Stem : never
type PlainKey<Source> = Exclude<keyof Source & string, `${PluralStem<keyof Source>}_${Intl.LDMLPluralRule}`>
export type TranslationKey<Source> = PlainKey<Source> | PluralStem<keyof Source>

type TemplateOf<Source, Key extends string> = Key extends keyof Source
  ? Source[Key]
  : `${Key}_other` extends keyof Source
    ? Source[`${Key}_other`] | '{count}'
    : never

/** The parameters of a text: none for a plain sentence, else every name in its braces. */
export type TranslationValues<Source, Key extends string> = [ParametersOf<TemplateOf<Source, Key>>] extends [never]
  ? []
  : [values: Values<ParametersOf<TemplateOf<Source, Key>>>]

/** Translates a key: `t('left', { count: 3 })`. */
export type Translate<Source> = <Key extends TranslationKey<Source>>(key: Key, ...values: TranslationValues<Source, Key>) => string

/** Interpolates values; a parameter without a value keeps its braces, so that the omission is visible. */
export function fillTemplate(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
}

const formats = new Map<string, { plural: Intl.PluralRules; number: Intl.NumberFormat }>()

function formatsOf(language: string) {
  let known = formats.get(language)
  if (!known) formats.set(language, (known = { plural: new Intl.PluralRules(language), number: new Intl.NumberFormat(language) }))
  return known
}

/**
 * The translate function of one domain in one language. A key with a plural is called by its stem with `count`;
 * languages without a singular need only `_other`, but have all keys, so that a missing key does not compile. A numeric `count` is
 * formatted with the language's thousands separators: 1,000.
 */
export function createTranslate<Source>(translations: TranslationTable<Source>, language: string): Translate<Source> {
  const table = translations as Record<string, string>
  return (key, ...[values]) => {
    const supplied: Record<string, string | number> = values ?? {}
    const { plural, number } = formatsOf(language)
    const { count } = supplied
    const template = table[key] ?? table[`${key}_${plural.select(Number(count))}`] ?? table[`${key}_other`]
    if (template === undefined) return key
    return fillTemplate(template, typeof count === 'number' ? { ...supplied, count: number.format(count) } : supplied)
  }
}
