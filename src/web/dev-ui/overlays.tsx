import { Copy, Mail, MapPin, Scissors } from 'lucide-react'
import { useRef, useState } from 'react'
import { ShareButton } from '../../domains/providers/ui/share-button.tsx'
import { Button } from '../../ui/button.tsx'
import { ComboBox } from '../../ui/combobox.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Menu } from '../../ui/menu.tsx'
import { ProgressLine } from '../../ui/navigation-progress.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast, type ToastType } from '../../ui/toast.ts'
import { AppButton } from '../layout/app-button.tsx'
import { longText, Part, State, States } from './part.tsx'

/** What opens, floats or passes: the parts that stand on the library. */
export default function Overlays() {
  return (
    <>
      <LibraryFields />
      <Opening />
      <Passing />
    </>
  )
}

const suggestions = [
  {
    title: 'Services',
    suggestions: [
      { id: 'balayage', text: 'Balayage', detail: '128 providers', icon: <Scissors aria-hidden="true" size={20} /> },
      { id: 'barber', text: 'Barber', icon: <Scissors aria-hidden="true" size={20} /> },
    ],
  },
  {
    title: 'Places',
    suggestions: [{ id: 'bath', text: 'Bath', detail: longText, icon: <MapPin aria-hidden="true" size={20} /> }],
  },
]

function LibraryFields() {
  const [what, setWhat] = useState('')
  const [date, setDate] = useState<string | null>('2026-11-28')
  const fitting = suggestions
    .map((group) => ({
      ...group,
      suggestions: group.suggestions.filter(({ text }) => text.toLowerCase().includes(what.toLowerCase())),
    }))
    .filter((group) => group.suggestions.length > 0)
  const still = { onChange: () => {}, groups: suggestions }
  return (
    <Part name="Combobox and date">
      <States>
        <State name="combobox">
          <ComboBox
            label="What or where"
            hint="Type a b"
            name="what"
            value={what}
            onChange={setWhat}
            groups={fitting}
            placeholder="Balayage"
          />
        </State>
        <State name="combobox, disabled">
          <ComboBox label="Closed" name="closed" value="Balayage" isDisabled {...still} />
        </State>
        <State name="combobox, invalid">
          <ComboBox label="Place" name="place" value="Nowhere" error="We do not know this place" {...still} />
        </State>
        <State name="date">
          <DateField label="Date" hint="From 20 November" value={date} min="2026-11-20" onChange={setDate} />
        </State>
        <State name="date, empty and disabled">
          <DateField label="Day off" value={null} isDisabled onChange={() => {}} />
        </State>
        <State name="date, invalid">
          <DateField label="Birthday" value="2026-11-28" error="Enter a day in the past" onChange={() => {}} />
        </State>
      </States>
    </Part>
  )
}

type Open = 'dialog' | 'narrow' | 'sheet' | 'menu' | null

function Opening() {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const menuButton = useRef<HTMLButtonElement>(null)
  return (
    <Part name="Dialog, sheet, menu">
      <p className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => setOpen('dialog')}>
          Open the dialog
        </Button>
        <Button variant="outline" onClick={() => setOpen('narrow')}>
          Open the narrow dialog
        </Button>
        <Button variant="outline" onClick={() => setOpen('sheet')}>
          Open the sheet
        </Button>
        <button ref={menuButton} type="button" className="button button-outline" onClick={() => setOpen('menu')}>
          Open the menu
        </button>
        <ShareButton name="Maya Thompson" url="https://highstreet.test/provider/maya-thompson" />
        <AppButton className="button button-outline button-small" />
      </p>
      <Menu
        label="What to do with it"
        triggerRef={menuButton}
        isOpen={open === 'menu'}
        onClose={close}
        actions={[
          { id: 'copy', label: 'Copy', icon: <Copy aria-hidden="true" size={20} />, onAction: () => {} },
          { id: 'mail', label: longText, icon: <Mail aria-hidden="true" size={20} />, href: 'mailto:' },
        ]}
      />
      <Dialog
        title="Book with Maya Thompson"
        isOpen={open === 'dialog'}
        onClose={close}
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Back
            </Button>
            <Button variant="primary" onClick={() => showToast({ type: 'success', message: 'Next' })}>
              Next
            </Button>
          </>
        }
      >
        <div className="grid gap-6 p-5 sm:p-9">
          <h3 className="h2">When would you like to come?</h3>
          <TextArea label="Notes (optional)" maxLength={500} rows={8} />
          <p className="h-200 border-s-4 border-line ps-4 text-ink-2">So long that it scrolls.</p>
        </div>
      </Dialog>
      <Dialog title={longText} isOpen={open === 'narrow'} onClose={close} isNarrow>
        <p className="p-6">A question with a long title.</p>
      </Dialog>
      <Sheet title="Menu" isOpen={open === 'sheet'} onClose={close}>
        <ul className="sheet-links">
          <li>
            <button type="button" onClick={close}>
              Home
            </button>
          </li>
        </ul>
      </Sheet>
    </Part>
  )
}

const messages: Readonly<Record<ToastType, string>> = {
  success: 'Your booking has been cancelled.',
  info: 'Times are in London.',
  warning: 'You are offline. What you see may be old.',
  error: 'Failed to create booking. Please try again.',
  loading: 'Sending three photos...',
}

function Passing() {
  const [isLoading, setLoading] = useState(false)
  return (
    <Part name="Toast and progress">
      <p className="flex flex-wrap gap-3">
        {(Object.keys(messages) as ToastType[]).map((type) => (
          <Button key={type} variant="outline" onClick={() => showToast({ type, message: messages[type] })}>
            Toast: {type}
          </Button>
        ))}
        <Button
          variant="outline"
          onClick={() =>
            showToast({
              type: 'info',
              message: longText,
              action: { label: 'Undo', onPress: () => showToast({ type: 'success', message: 'Undone' }) },
            })
          }
        >
          Toast: with an action
        </Button>
        <Button variant="outline" aria-pressed={isLoading} onClick={() => setLoading(!isLoading)}>
          Progress
        </Button>
      </p>
      {isLoading && <ProgressLine />}
    </Part>
  )
}
