import { Grid } from 'antd'

/** How wide a table is drawn: on a desk its columns share the width that there is, on a phone one scrolls sideways. */
export const useTableWidth = (): true | 'max-content' => ((Grid.useBreakpoint().md ?? true) ? true : 'max-content')
