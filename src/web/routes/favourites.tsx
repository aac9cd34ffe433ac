import { FavouriteList } from '../../domains/favourites/ui/favourite-list.tsx'
import { FavouriteTexts } from '../../domains/favourites/ui/favourite-texts.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/favourites'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.favourites'), isIndexed: false }))

export default function FavouritesPage() {
  return (
    <FavouriteTexts>
      <FavouriteList />
    </FavouriteTexts>
  )
}
