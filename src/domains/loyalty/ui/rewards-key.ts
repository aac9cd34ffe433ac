export const ownRewardsKey = ['own-provider', 'rewards']
