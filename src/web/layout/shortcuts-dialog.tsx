import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { areShortcutsOn, switchShortcuts } from '../../ui/shortcuts.ts'

const keys = [
  ['today', 'T'],
  ['week', 'W'],
  ['add', 'N'],
  ['search', '/'],
  ['earlier', '←'],
  ['later', '→'],
  ['help', '?'],
] as const

/** What can be done by a single key, and the switch for those who press them by accident. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staff')
  const [isOn, setOn] = useState(areShortcutsOn)
  return (
    <Dialog title={t('shortcuts.title')} isOpen onClose={onClose} isNarrow>
      <div className="grid gap-6 p-6 sm:px-9">
        <dl className="shortcuts">
          {keys.map(([name, key]) => (
            <div key={name}>
              <dt>{t(`shortcuts.${name}`)}</dt>
              <dd>
                <kbd className="key">{key}</kbd>
              </dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label={t('shortcuts.on')}
          hint={t('shortcuts.onHint')}
          checked={isOn}
          onChange={({ target }) => {
            switchShortcuts(target.checked)
            setOn(target.checked)
          }}
        />
      </div>
    </Dialog>
  )
}
