import type { SceneName } from '../../../scripts/pictures/scenes.ts'

/** What each scene of the picture library shows; English stands beside the scenes themselves. */
export type PictureTexts = Readonly<Record<SceneName, string>>
