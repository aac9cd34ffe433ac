import { implement } from '../../lib/api/serve.server.ts'
import { accounts } from './account-contract.ts'
import { deleteAccount } from './delete-account.server.ts'
import { accountDescriptions } from './description.server.ts'
import { exportData } from './export.server.ts'
import {
  endDevice,
  endOtherDevices,
  getPreferences,
  getProfile,
  listDevices,
  setAvatar,
  setPreferences,
  updateProfile,
} from './profile.server.ts'
import { changeEmail, changePassword, requestReset, resendVerification, verifyEmail } from './recovery.server.ts'
import { login, register } from './service.server.ts'
import { loginByCode, requestCode } from './sign-in-code.server.ts'

export const routes = implement(
  accounts,
  {
    register,
    login,
    requestCode,
    loginByCode,
    verifyEmail,
    resendVerification,
    requestReset,
    changePassword,
    profile: getProfile,
    updateProfile,
    setAvatar,
    changeEmail,
    preferences: getPreferences,
    setPreferences,
    devices: listDevices,
    endDevice,
    endOtherDevices,
    exportData,
    deleteAccount,
  },
  accountDescriptions,
)
