/** The path of a value in an input: `['items', 0, 'price']`. */
export type InputPath = readonly (string | number)[]

/** The value at a path of an input. */
export const valueAt = (values: unknown, path: InputPath): unknown =>
  path.reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], values)

/** The path of the server's `texts.0.title` in the input. */
export const pathOf = (name: string): (string | number)[] => name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
