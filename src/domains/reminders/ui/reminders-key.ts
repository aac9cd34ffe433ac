export const remindersKey = ['reminders']
