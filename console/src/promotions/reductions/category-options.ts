import type { Category } from '@longmall/contract/catalogue.ts'
import type { Option } from '../../shell/form/field.ts'

/** Every category of the tree to choose from, named with its ancestors. */
export const categoryOptions = (tree: readonly Category[], above: readonly string[] = []): Option[] =>
  tree.flatMap(({ category_id, category_name, children }) => {
    const names = [...above, category_name]
    return [{ value: category_id, label: names.join(' / ') }, ...categoryOptions(children, names)]
  })
