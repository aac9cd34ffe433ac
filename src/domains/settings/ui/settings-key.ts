import { officeKey } from '../../admin/ui/office-query.ts'

/** Of what the settings of the office show. */
export const settingsKey = [...officeKey, 'settings']
