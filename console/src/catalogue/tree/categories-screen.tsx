import type { CategoryNode } from '@longmall/contract/catalogue-tree-staff.ts'
import { useMutation } from '@tanstack/react-query'
import { App, Card, Empty, Tree } from 'antd'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useMay } from '../../shell/call/may.ts'
import { mutation, query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useWords } from '../../shell/language.tsx'
import { CategoryForm } from './category-form.tsx'
import { CategoryRow } from './category-row.tsx'
import { type Branch, dropPlace, treeOf } from './tree-of.ts'
import { ListExport } from '../../shell/list/list-export.tsx'

/** The category tree: dragged or moved by buttons into the order of the shop, edited in five languages (CON-02). */
export function CategoriesScreen() {
  const say = useWords('tree')
  const menu = useWords('menu')
  return (
    <>
      <PageHead title={menu('categories')} lead={say('categories_lead')}>
        <ListExport list="catalogue/category_tree" />
        <CategoryForm type="primary" />
      </PageHead>
      <Loaded query={query('catalogue/category_tree', {})}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty description={say('categories_empty')} />
          ) : (
            <Card size="small" styles={{ body: { overflowX: 'auto' } }}>
              <CategoryTree list={list} />
            </Card>
          )
        }
      </Loaded>
    </>
  )
}

function CategoryTree({ list }: { list: CategoryNode[] }) {
  const may = useMay()
  const place = usePlacing()
  const canMove = may('catalogue/place_category')
  const rowOf = (branch: Branch) => <CategoryRow list={list} category={branch} onPlace={place} />
  return (
    <Tree<Branch>
      blockNode
      defaultExpandAll
      selectable={false}
      draggable={canMove ? { icon: false } : false}
      treeData={treeOf(list)}
      allowDrop={({ dragNode, dropNode, dropPosition }) => fits(dragNode, dropNode, dropPosition)}
      onDrop={({ dragNode, node, dropPosition, dropToGap }) =>
        place(dragNode, dropPlace(list, dragNode, node, { isBeside: dropToGap, position: dropPosition }))
      }
      titleRender={rowOf}
    />
  )
}

const heightOf = ({ children }: Branch): number => 1 + Math.max(0, ...children.map(heightOf))
const deepest = 3
/** Three levels at most; the server judges it again. */
const fits = (moved: Branch, target: Branch, position: number) => {
  const level = position === 0 ? target.level + 1 : target.level
  return level + heightOf(moved) - 1 <= deepest
}

export type Place = (category: CategoryNode, to: { parent_id: number | null; place: number }) => void

/** Puts a category elsewhere at once; what the server says against it is told. */
function usePlacing(): Place {
  const say = useWords('tree')
  const common = useWords()
  const { message } = App.useApp()
  const placing = useMutation(mutation('catalogue/place_category'))
  return ({ category_id, version }, { parent_id, place }) => {
    placing.mutate(
      { category_id, version, place, ...(parent_id !== null && { parent_id }) },
      {
        onSuccess: ({ work_id }) => {
          if (work_id !== null) void message.info(say('following'))
          void queryClient.invalidateQueries()
        },
        onError: (failure: CallFailure) => {
          void message.error(failure.message || common('unreachable'))
          void queryClient.invalidateQueries()
        },
      },
    )
  }
}
