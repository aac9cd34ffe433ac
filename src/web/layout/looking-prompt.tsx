import { late } from '../../ui/late.ts'
import { lateTexts } from '../../ui/late-texts.tsx'

/** Asks the office why it looks, on a page that is not the office's. Its words come with it: nobody else is asked. */
export const LookingPrompt = late(() =>
  Promise.all([import('../../domains/admin/ui/looking-prompt.tsx'), import('../../domains/admin/texts/load.ts')]).then(
    ([{ LookingPrompt: Prompt }, { adminTexts }]) => {
      const OfficeTexts = lateTexts(adminTexts)
      return {
        default: (props: Parameters<typeof Prompt>[0]) => (
          <OfficeTexts>
            <Prompt {...props} />
          </OfficeTexts>
        ),
      }
    },
  ),
)
