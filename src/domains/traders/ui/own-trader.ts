export const ownTraderKey = ['own-trader']
export const ownDocumentsKey = [...ownTraderKey, 'documents']
