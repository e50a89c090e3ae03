import type { CategoryNode } from '@longmall/contract/catalogue-tree-staff.ts'
import { useMutation } from '@tanstack/react-query'
import { App, Card, Empty, Tree } from 'antd'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { usePermissions } from '../../shell/call/permissions.ts'
import { mutation, query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { CategoryForm } from './category-form.tsx'
import { CategoryRow } from './category-row.tsx'
import { type Branch, dropTarget, treeOf } from './tree-of.ts'
import { ListExport } from '../../shell/list/list-export.tsx'

/** The category tree: dragged or moved by buttons into the order of the shop, edited in five languages (CON-02). */
export function CategoriesScreen() {
  const t = useTranslations('tree')
  const tMenu = useTranslations('menu')
  return (
    <>
      <PageHead title={tMenu('categories')} lead={t('categories_lead')}>
        <ListExport list="catalogue/category_tree" />
        <CategoryForm type="primary" />
      </PageHead>
      <Loaded query={query('catalogue/category_tree', {})}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty description={t('categories_empty')} />
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
  const can = usePermissions()
  const moveCategory = useMoveCategory()
  const canMove = can('catalogue/move_category')
  const rowOf = (branch: Branch) => <CategoryRow list={list} category={branch} onMove={moveCategory} />
  return (
    <Tree<Branch>
      blockNode
      defaultExpandAll
      selectable={false}
      draggable={canMove ? { icon: false } : false}
      treeData={treeOf(list)}
      allowDrop={({ dragNode, dropNode, dropPosition }) => fits(dragNode, dropNode, dropPosition)}
      onDrop={({ dragNode, node, dropPosition, dropToGap }) =>
        moveCategory(dragNode, dropTarget(list, dragNode, node, { isBeside: dropToGap, position: dropPosition }))
      }
      titleRender={rowOf}
    />
  )
}

const heightOf = ({ children }: Branch): number => 1 + Math.max(0, ...children.map(heightOf))
const maxDepth = 3
/** Three levels at most; the server validates it again. */
const fits = (moved: Branch, target: Branch, position: number) => {
  const level = position === 0 ? target.level + 1 : target.level
  return level + heightOf(moved) - 1 <= maxDepth
}

export type MoveCategory = (category: CategoryNode, to: { parent_id: number | null; position: number }) => void

/** Moves a category at once; a refusal of the server is shown. */
function useMoveCategory(): MoveCategory {
  const t = useTranslations('tree')
  const tCommon = useTranslations()
  const { message } = App.useApp()
  const moving = useMutation(mutation('catalogue/move_category'))
  return ({ category_id, version }, { parent_id, position: place }) => {
    moving.mutate(
      { category_id, version, position: place, ...(parent_id !== null && { parent_id }) },
      {
        onSuccess: ({ work_id }) => {
          if (work_id !== null) void message.info(t('background_job'))
          void queryClient.invalidateQueries()
        },
        onError: (failure: CallFailure) => {
          void message.error(failure.message || tCommon('unreachable'))
          void queryClient.invalidateQueries()
        },
      },
    )
  }
}
